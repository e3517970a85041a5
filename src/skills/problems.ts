type Nothing = Readonly<Record<never, never>>;

/** The codes of the problems of a skills folder, each with the facts that its message needs. */
export interface ProblemFacts {
  // The folder and its files.
  readonly no_skill: Nothing;
  readonly skill_file_spelling: { readonly found: string };
  readonly skill_file_unseen: { readonly found: string };
  readonly unsafe_path: Nothing;
  readonly link_leads_out: Nothing;
  readonly link_broken: Nothing;
  readonly link_to_folder: Nothing;
  readonly not_a_file: Nothing;
  readonly case_clash: { readonly other: string };
  readonly too_many_files: { readonly limit: number };
  readonly folder_too_large: { readonly limit: number };
  readonly file_too_large: { readonly size: number; readonly limit: number };
  readonly file_vanished: Nothing;
  readonly file_replaced: Nothing;
  readonly file_unreadable: Nothing;
  readonly binary_file: { readonly size: number };
  readonly not_text: Nothing;
  readonly not_utf8: Nothing;
  readonly byte_order_mark: Nothing;
  readonly windows_line_ends: Nothing;
  // The front matter as YAML.
  readonly no_front_matter: Nothing;
  readonly front_matter_not_closed: Nothing;
  readonly front_matter_too_large: { readonly limit: number };
  readonly front_matter_not_a_map: Nothing;
  readonly yaml: { readonly detail: string };
  readonly yaml_quote_colon: { readonly field: string };
  readonly yaml_quote_start: { readonly field: string; readonly start: string };
  readonly yaml_alias: { readonly name: string };
  readonly yaml_tag: { readonly name: string };
  readonly yaml_too_deep: Nothing;
  readonly yaml_key: Nothing;
  // Its fields.
  readonly field_unknown: { readonly field: string };
  readonly field_not_text: { readonly field: string };
  readonly field_unquoted: { readonly field: string; readonly type: string };
  readonly name_missing: Nothing;
  readonly name_too_long: { readonly length: number; readonly limit: number };
  readonly name_not_lower_case: { readonly name: string };
  readonly name_character: { readonly name: string; readonly character: string; readonly code: string };
  readonly name_not_ascii: { readonly name: string };
  readonly name_hyphen_at_end: { readonly name: string };
  readonly name_double_hyphen: { readonly name: string };
  readonly name_is_not_folder: { readonly name: string; readonly folder: string };
  readonly name_taken: { readonly name: string; readonly other: string };
  readonly description_missing: Nothing;
  readonly description_cut: Nothing;
  readonly description_too_long: { readonly length: number; readonly limit: number };
  readonly compatibility_empty: Nothing;
  readonly compatibility_too_long: { readonly length: number; readonly limit: number };
  readonly metadata_not_a_map: Nothing;
  readonly metadata_value_not_text: { readonly key: string };
  readonly allowed_tools: { readonly tools: string };
  readonly allowed_tools_commas: { readonly written: string };
  readonly allowed_tools_list: { readonly written: string };
  // The body and what it names.
  readonly body_empty: Nothing;
  readonly body_long: { readonly lines: number; readonly limit: number };
  readonly body_costly: { readonly tokens: number; readonly limit: number };
  readonly reference_leads_out: { readonly target: string };
  readonly reference_leads_nowhere: { readonly target: string };
}

/** The code of a problem. */
export type ProblemCode = keyof ProblemFacts;

/** One problem in one file. Lines and columns count from 1; null where the problem concerns the whole file. */
export type SkillProblem = {
  readonly [Code in ProblemCode]: {
    readonly code: Code;
    /** The path relative to the listed folder, of a file or of a folder; `.` for the listed folder itself. */
    readonly file: string;
    readonly line: number | null;
    readonly column: number | null;
    readonly facts: ProblemFacts[Code];
  };
}[ProblemCode];

/** How much a problem weighs: an error breaks the specification or keeps a text from being read; a note informs the author. */
export type ProblemWeight = 'error' | 'note';

/** The weight of each problem. */
export const problemWeights = {
  no_skill: 'error',
  skill_file_spelling: 'note',
  skill_file_unseen: 'error',
  unsafe_path: 'error',
  link_leads_out: 'error',
  link_broken: 'error',
  link_to_folder: 'note',
  not_a_file: 'note',
  case_clash: 'error',
  too_many_files: 'error',
  folder_too_large: 'error',
  file_too_large: 'error',
  file_vanished: 'error',
  file_replaced: 'error',
  file_unreadable: 'error',
  binary_file: 'note',
  not_text: 'error',
  not_utf8: 'error',
  byte_order_mark: 'note',
  windows_line_ends: 'note',
  no_front_matter: 'error',
  front_matter_not_closed: 'error',
  front_matter_too_large: 'error',
  front_matter_not_a_map: 'error',
  yaml: 'error',
  yaml_quote_colon: 'error',
  yaml_quote_start: 'error',
  yaml_alias: 'error',
  yaml_tag: 'error',
  yaml_too_deep: 'error',
  yaml_key: 'error',
  field_unknown: 'note',
  field_not_text: 'error',
  field_unquoted: 'note',
  name_missing: 'error',
  name_too_long: 'error',
  name_not_lower_case: 'error',
  name_character: 'error',
  name_not_ascii: 'note',
  name_hyphen_at_end: 'error',
  name_double_hyphen: 'error',
  name_is_not_folder: 'error',
  name_taken: 'error',
  description_missing: 'error',
  description_cut: 'note',
  description_too_long: 'error',
  compatibility_empty: 'error',
  compatibility_too_long: 'error',
  metadata_not_a_map: 'error',
  metadata_value_not_text: 'error',
  allowed_tools: 'note',
  allowed_tools_commas: 'note',
  allowed_tools_list: 'error',
  body_empty: 'note',
  body_long: 'note',
  body_costly: 'note',
  reference_leads_out: 'note',
  reference_leads_nowhere: 'note',
} as const satisfies Record<ProblemCode, ProblemWeight>;

/** A place in a file; lines and columns count from 1. */
export interface FilePlace {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** Whether a problem weighs as an error. */
export function isError({ code }: SkillProblem): boolean {
  return problemWeights[code] === 'error';
}

/** Makes a problem of a code, a place and the facts of the code. */
export function problem<Code extends ProblemCode>(
  code: Code,
  { file, line, column }: FilePlace,
  facts: ProblemFacts[Code],
): SkillProblem {
  // The compiler cannot see that a member built from one code belongs to the union over all codes.
  return { code, file, line: line ?? null, column: column ?? null, facts } as SkillProblem;
}
