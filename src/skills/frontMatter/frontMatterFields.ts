import { type FilePlace, problem, type SkillProblem } from '../problems.ts';
import type { YamlEntry, YamlNode } from '../yaml/readYaml.ts';

/** The text of a field, and the position of the field. */
export interface PlacedText {
  /** Trimmed. */
  readonly text: string;
  readonly place: FilePlace;
  /** Where a comment begins behind the value; null where none does. */
  readonly cut: FilePlace | null;
}

/** Reads the fields of a front matter and collects the problems found on the way. */
export class FrontMatterFields {
  readonly problems: SkillProblem[] = [];
  private readonly entries: readonly YamlEntry[];
  private readonly file: string;
  private readonly misshapen = new Set<string>();

  constructor(entries: readonly YamlEntry[], file: string) {
    this.entries = entries;
    this.file = file;
  }

  /** Reads a text field; null where the field is missing or its value is no text. */
  text(field: string): PlacedText | null {
    const entry = this.entries.find(({ key }) => key === field);
    if (entry === undefined) return null;
    const place = placeIn(this.file, entry);
    const { value } = entry;
    if (value.kind !== 'text') {
      this.misshapen.add(field);
      this.problems.push(problem('field_not_text', place, { field }));
      return null;
    }
    this.noteUnquoted(field, value);
    // `null` and an absent value count as an empty text.
    const text = value.type === 'null' ? '' : value.text.trim();
    return { text, place, cut: value.cut === null ? null : placeIn(this.file, value.cut) };
  }

  /** Reads a field whose value is a list of texts; null where it is missing or no such list. */
  list(field: string): { readonly items: readonly string[]; readonly place: FilePlace } | null {
    const entry = this.entries.find(({ key }) => key === field);
    if (entry?.value.kind !== 'list') return null;
    const items = entry.value.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
    return items.length < entry.value.items.length ? null : { items, place: placeIn(this.file, entry) };
  }

  /** Reads a field that maps texts to texts; entries of another type are left out and reported. */
  map(field: string): ReadonlyMap<string, string> {
    const entry = this.entries.find(({ key }) => key === field);
    const read = new Map<string, string>();
    if (entry === undefined || (entry.value.kind === 'text' && entry.value.type === 'null')) return read;
    if (entry.value.kind !== 'map') {
      this.problems.push(problem('metadata_not_a_map', placeIn(this.file, entry), {}));
      return read;
    }
    for (const { key, value, ...at } of entry.value.entries) {
      if (value.kind !== 'text') {
        this.problems.push(problem('metadata_value_not_text', placeIn(this.file, at), { key }));
        continue;
      }
      this.noteUnquoted(`${field}.${key}`, value);
      read.set(key, value.text);
    }
    return read;
  }

  /** Whether a field was present with a value that is no text. */
  isMisshapen(field: string): boolean {
    return this.misshapen.has(field);
  }

  /** The entries whose keys are not among the known ones. */
  unknown(known: readonly string[]): readonly YamlEntry[] {
    return this.entries.filter(({ key }) => !known.includes(key));
  }

  private noteUnquoted(field: string, value: YamlNode & { readonly kind: 'text' }): void {
    if (value.type === 'string' || value.text === '') return;
    this.problems.push(problem('field_unquoted', placeIn(this.file, value), { field, type: value.type }));
  }
}

/** Converts a position in the YAML to one in the file, where the opening `---` is line 1. */
export function placeIn(
  file: string,
  { line, column }: { readonly line: number; readonly column: number },
): FilePlace {
  return { file, line: line + 1, column };
}
