import { isAlias, isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';

/** A YAML value with its position; lines and columns count from 1. Aliases are not expanded, tags construct nothing. */
export type YamlNode = {
  readonly line: number;
  readonly column: number;
} & (
  | {
      readonly kind: 'text';
      /** As it is written: `1.10` stays `1.10`. */
      readonly text: string;
      /** The type that the core schema of YAML 1.2 gives it. */
      readonly type: 'string' | 'number' | 'boolean' | 'null';
      /** Where a value without quotes ends and a comment on its line begins; null where there is none. */
      readonly cut: { readonly line: number; readonly column: number } | null;
    }
  | { readonly kind: 'list'; readonly items: readonly YamlNode[] }
  | { readonly kind: 'map'; readonly entries: readonly YamlEntry[] }
);

/** An entry of a map, at the position of its key. Any key is data, `__proto__` too. */
export interface YamlEntry {
  readonly key: string;
  readonly line: number;
  readonly column: number;
  readonly value: YamlNode;
}

/** Why a YAML text was refused, with the position. */
export type YamlProblem = { readonly line: number; readonly column: number } & (
  | { readonly code: 'syntax'; readonly detail: string }
  | { readonly code: 'alias'; readonly name: string }
  | { readonly code: 'tag'; readonly name: string }
  | { readonly code: 'key' }
  | { readonly code: 'depth' }
);

/** What a YAML text holds (null where it is empty), or what is wrong with it. */
export type ReadYaml =
  | { readonly ok: true; readonly node: YamlNode | null }
  | { readonly ok: false; readonly problems: readonly YamlProblem[] };

/** The maximum nesting of lists and maps. A skill's front matter needs two. */
export const YAML_DEPTH = 16;

/** The maximum number of opening brackets. The library recurses on each, and takes seconds to overflow the stack. */
const MOST_BRACKETS = 1000;

const TEXT_TAG = 'tag:yaml.org,2002:str';

class Refused extends Error {
  readonly problem: YamlProblem;
  constructor(problem: YamlProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * Parses one YAML 1.2 document as data. No other file imports the library.
 *
 * Refuses aliases, since a few lines of them expand to gigabytes; tags, since they construct objects; and keys that are no
 * text.
 *
 * @param text the caller bounds its length, and with it the time
 */
export function readYaml(text: string): ReadYaml {
  const lines = new LineCounter();
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    // The library reports an unexpected end behind the last line.
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (text.replace(/[^[{]/g, '').length > MOST_BRACKETS)
    return { ok: false, problems: [{ code: 'depth', line: 1, column: 1 }] };
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
    const faults = [...document.errors, ...document.warnings];
    if (faults.length > 0) {
      const problems = faults
        .slice(0, 10)
        .map(({ pos, message }) => ({ code: 'syntax' as const, ...placeAt(pos[0]), detail: message }));
      return { ok: false, problems };
    }
    return { ok: true, node: document.contents === null ? null : nodeOf(document.contents, placeAt, 0) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problems: [error.problem] };
    throw error;
  }
}

type PlaceAt = (offset: number) => { readonly line: number; readonly column: number };

function nodeOf(node: ParsedNode | null, placeAt: PlaceAt, depth: number): YamlNode {
  const place = placeAt(node?.range[0] ?? 0);
  if (depth > YAML_DEPTH) throw new Refused({ code: 'depth', ...place });
  if (isAlias(node)) throw new Refused({ code: 'alias', ...place, name: node.source });
  if (node?.tag !== undefined && node.tag !== TEXT_TAG)
    throw new Refused({ code: 'tag', ...place, name: node.tag });
  if (isSeq(node)) {
    const items = node.items.map((item) => nodeOf(item as ParsedNode, placeAt, depth + 1));
    return { kind: 'list', ...place, items };
  }
  if (isMap(node)) {
    const entries = node.items.map(({ key, value }): YamlEntry => {
      const at = placeAt((key as ParsedNode).range[0]);
      if (isAlias(key)) throw new Refused({ code: 'alias', ...at, name: key.source });
      if (!isScalar(key) || key.value === null) throw new Refused({ code: 'key', ...at });
      const written = nodeOf(key as ParsedNode, placeAt, depth + 1);
      const name = written.kind === 'text' ? written.text : '';
      return { key: name, ...at, value: nodeOf(value as ParsedNode | null, placeAt, depth + 1) };
    });
    return { kind: 'map', ...place, entries };
  }
  const isCut = isScalar(node) && node.type === 'PLAIN' && typeof node.comment === 'string';
  return { ...place, ...textOf(node), cut: isCut ? placeAt(node.range[1]) : null };
}

function textOf(node: ParsedNode | null): {
  readonly kind: 'text';
  readonly text: string;
  readonly type: 'string' | 'number' | 'boolean' | 'null';
} {
  if (!isScalar(node) || node.value === null)
    return { kind: 'text', text: isScalar(node) ? (node.source ?? '') : '', type: 'null' };
  if (typeof node.value === 'string') return { kind: 'text', text: node.value, type: 'string' };
  const type = typeof node.value === 'boolean' ? 'boolean' : 'number';
  return { kind: 'text', text: node.source ?? String(node.value), type };
}
