import { problem, type SkillProblem } from '../problems.ts';
import { readYaml } from '../yaml/readYaml.ts';
import { readAllowedTools } from './allowedTools.ts';
import { checkName } from './checkName.ts';
import { FrontMatterFields, type PlacedText, placeIn } from './frontMatterFields.ts';
import { yamlProblems } from './yamlProblems.ts';

/** The fields of a skill's front matter; null for a field that is missing or has the wrong type. */
export interface FrontMatter {
  readonly name: string | null;
  readonly description: string | null;
  readonly license: string | null;
  readonly compatibility: string | null;
  readonly metadata: ReadonlyMap<string, string>;
  /** The names under the experimental field `allowed-tools`. They grant no permission. */
  readonly allowedTools: readonly string[];
}

/** The fields that the specification names. */
export const skillFields = [
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
] as const;

/** The longest description and the longest compatibility text, in characters. */
export const LONGEST_DESCRIPTION = 1024;
export const LONGEST_COMPATIBILITY = 500;

/**
 * Reads the front matter of a SKILL.md and checks it by the specification of Agent Skills
 * (github.com/agentskills/agentskills at 69ef37e, docs/specification.mdx and skills-ref).
 *
 * Keeps a value that YAML types as number or boolean as it is written, like the specification's own reader, and reports it
 * with a note, since another reader turns `1.10` into 1.1.
 *
 * @param yaml the text between the `---` lines
 * @param file the SKILL.md, for the problems
 * @param folder the skill's folder, which must have the skill's name; null where it is unknown
 * @returns null as `front` where the YAML cannot be read at all
 */
export function readFrontMatter(
  yaml: string,
  file: string,
  folder: string | null,
): { readonly front: FrontMatter | null; readonly problems: readonly SkillProblem[] } {
  const read = readYaml(yaml);
  if (!read.ok) return { front: null, problems: yamlProblems(yaml, read.problems, file) };
  const { node } = read;
  if (node !== null && node.kind !== 'map') {
    return { front: null, problems: [problem('front_matter_not_a_map', placeIn(file, node), {})] };
  }
  const fields = new FrontMatterFields(node?.entries ?? [], file);
  const name = fields.text('name');
  const description = fields.text('description');
  const compatibility = fields.text('compatibility');
  const license = fields.text('license');
  const tools = readAllowedTools(fields);
  const metadata = fields.map('metadata');
  const { problems } = fields;

  const top = { file, line: 1 };
  if (name === null || name.text === '') {
    if (!fields.isMisshapen('name')) problems.push(problem('name_missing', name?.place ?? top, {}));
  } else problems.push(...checkName(name.text, folder, name.place));
  if (description === null || description.text === '') {
    if (!fields.isMisshapen('description'))
      problems.push(problem('description_missing', description?.place ?? top, {}));
  } else tooLong('description_too_long', description, LONGEST_DESCRIPTION);
  if (description !== null && description.cut !== null)
    problems.push(problem('description_cut', description.cut, {}));
  if (compatibility?.text === '') problems.push(problem('compatibility_empty', compatibility.place, {}));
  else if (compatibility !== null) tooLong('compatibility_too_long', compatibility, LONGEST_COMPATIBILITY);
  for (const entry of fields.unknown(skillFields))
    problems.push(problem('field_unknown', placeIn(file, entry), { field: entry.key }));

  return {
    front: {
      name: name === null || name.text === '' ? null : name.text.normalize('NFKC'),
      description: description === null || description.text === '' ? null : description.text,
      license: license?.text ?? null,
      compatibility: compatibility?.text ?? null,
      metadata,
      allowedTools: tools,
    },
    problems,
  };

  function tooLong(
    code: 'description_too_long' | 'compatibility_too_long',
    { text, place }: PlacedText,
    limit: number,
  ): void {
    const { length } = Array.from(text);
    if (length > limit) problems.push(problem(code, place, { length, limit }));
  }
}
