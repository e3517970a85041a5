import { readYaml, type YamlProblem } from './readYaml.ts';

/** A value that YAML cannot read, or reads as something else than text, until it is put in quotes. */
export interface Unquoted {
  readonly field: string;
  /** What the value begins with that has a meaning of its own; null where a colon inside is the fault. */
  readonly start: string | null;
  /** The place of the start or of the colon; both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** The values to quote, and the faults that quotes do not mend. */
export interface UnquotedFound {
  readonly unquoted: readonly Unquoted[];
  readonly left: readonly YamlProblem[];
}

/** A field with its value as it is written: on its line, and on the further lines that are indented more. */
interface WrittenField {
  readonly field: string;
  readonly indent: number;
  /** The index of its first line, and the number of its lines. */
  readonly at: number;
  readonly lines: readonly string[];
  /** The index in the first line at which the value begins. */
  readonly from: number;
}

const FIELD = /^( *)([A-Za-z_][\w.-]*):[ \t]+(?=\S)/;

/**
 * Finds the values of a YAML text that only lack quotes. A value is one if its field alone cannot be read, and can with
 * the value in quotes; so the cure is tried before it is named.
 *
 * @param yaml a text that `readYaml` refused
 * @param problems why it refused it
 */
export function findUnquoted(yaml: string, problems: readonly YamlProblem[]): UnquotedFound {
  const lines = yaml.split('\n');
  const fields = writtenFields(lines).filter((field) => faultOf(field) !== null && lacksQuotes(field));
  if (fields.length === 0) return { unquoted: [], left: problems };
  const mended = [...lines];
  for (const { at, lines: own } of fields) {
    mended.splice(at, own.length, ...own.map((_, index) => (index === 0 ? quoted(at) : '')));
  }
  const read = readYaml(mended.join('\n'));
  return { unquoted: fields.flatMap((field) => faultOf(field) ?? []), left: read.ok ? [] : read.problems };

  function quoted(at: number): string {
    const field = fields.find((one) => one.at === at);
    return field === undefined ? '' : inQuotes(field);
  }
}

/** Lists the fields that have a value on their own line, not block scalars (`>`, `|`) and values in whole quotes. */
function writtenFields(lines: readonly string[]): readonly WrittenField[] {
  const fields: WrittenField[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const match = FIELD.exec(line);
    if (match === null) continue;
    const [whole, { length: indent } = '', field = ''] = match;
    let end = at + 1;
    while (end < lines.length && isMoreIndented(lines[end] ?? '', indent)) end += 1;
    fields.push({ field, indent, at, lines: lines.slice(at, end), from: whole.length });
    at = end - 1;
  }
  return fields;
}

function isMoreIndented(line: string, indent: number): boolean {
  return line.trim() === '' || line.search(/\S/) > indent;
}

function lacksQuotes(field: WrittenField): boolean {
  return !readYaml(field.lines.join('\n')).ok && readYaml(inQuotes(field)).ok;
}

/** The field with its value in quotes, on one line. JSON's quotes are YAML's. */
function inQuotes({ indent, field, lines, from }: WrittenField): string {
  const [first = '', ...more] = lines;
  const value = [first.slice(from), ...more].map((line) => line.trim()).join(' ');
  return `${' '.repeat(indent)}${field}: ${JSON.stringify(value.trim())}`;
}

/** Where a value goes wrong without quotes; null where nothing in it has a meaning of its own. */
function faultOf({ field, at, lines, from }: WrittenField): Unquoted | null {
  const value = (lines[0] ?? '').slice(from);
  const start = startOf(value);
  if (start !== null) return { field, start, line: at + 1, column: from + 1 };
  for (const [index, line] of lines.entries()) {
    const colon = (index === 0 ? value : line).search(/:(?:\s|$)/);
    if (colon !== -1)
      return { field, start: null, line: at + index + 1, column: colon + 1 + (index === 0 ? from : 0) };
  }
  return null;
}

/**
 * What a value begins with if YAML gives that a meaning and the rest shows that it was meant as text: a quoted word or a
 * bracket with more text behind it, an asterisk of Markdown, or a mark such as `@`.
 */
function startOf(value: string): string | null {
  const before = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^\]]*\]|\{[^}]*\})\s*[^\s#]/.exec(value)?.[1];
  if (before !== undefined) return before;
  if (/^\*\S*\s+\S/.test(value)) return '*';
  return /^[-?](?=\s)|^[@`%,|>\]}]/.exec(value)?.[0] ?? null;
}
