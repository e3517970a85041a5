import { escapePointerStep } from '#json/pointer.ts';
import { schemaFormats, schemaKeywords } from './schemaKeywords.ts';

/** What is wrong with a schema itself, as facts: a JSON Pointer into the schema, and what stands there. */
export type SchemaProblem =
  | { readonly code: 'not_a_schema'; readonly path: string }
  | { readonly code: 'unknown_keyword'; readonly path: string; readonly keyword: string }
  | { readonly code: 'unknown_format'; readonly path: string; readonly format: string }
  | { readonly code: 'invalid_keyword'; readonly path: string; readonly detail: string };

/** The one dialect that is read here; another `$schema` asks for rules that nobody here would follow. */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The deepest nesting of schemas that is read. Compiling and checking are recursive, and a deeper schema is refused. */
const MAX_DEPTH = 200;

/**
 * The keywords, formats, dialects and patterns of a schema that nobody here could check, in the order in which they stand.
 *
 * JSON Schema lets a validator ignore a keyword that it does not know, so that a misspelt `aditionalProperties` is a
 * schema without the rule. For a tool that is a hole, and it is refused when the tool is registered.
 */
export function unknownParts(schema: unknown): readonly SchemaProblem[] {
  return partsBelow(schema, '', 0);
}

function partsBelow(schema: unknown, path: string, depth: number): readonly SchemaProblem[] {
  if (depth > MAX_DEPTH) return [{ code: 'invalid_keyword', path: '', detail: 'nested too deep' }];
  if (typeof schema === 'boolean') return [];
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) {
    return [{ code: 'not_a_schema', path }];
  }
  return Object.entries(schema).flatMap(([keyword, value]): readonly SchemaProblem[] => {
    const at = `${path}/${escapePointerStep(keyword)}`;
    const holds = schemaKeywords[keyword];
    if (holds === undefined) return [{ code: 'unknown_keyword', path: at, keyword }];
    if (keyword === 'format' && typeof value === 'string') {
      const known: readonly string[] = schemaFormats;
      return known.includes(value) ? [] : [{ code: 'unknown_format', path: at, format: value }];
    }
    if (keyword === '$schema' && value !== DIALECT) {
      return [{ code: 'invalid_keyword', path: at, detail: `const: ${JSON.stringify(DIALECT)}` }];
    }
    if (keyword === 'pattern' && typeof value === 'string' && !isPattern(value)) return [notAPattern(at)];
    if (keyword === 'dependentRequired') return unreadNames(value, at);
    if (holds === 'schema') return partsBelow(value, at, depth + 1);
    if (holds === 'list' && Array.isArray(value)) {
      return value.flatMap((part, index) => partsBelow(part, `${at}/${index}`, depth + 1));
    }
    if (holds === 'map' && typeof value === 'object' && value !== null) {
      return Object.entries(value)
        .flatMap(([name, part]): readonly SchemaProblem[] => {
          const below = `${at}/${escapePointerStep(name)}`;
          if (keyword === 'patternProperties' && !isPattern(name)) return [notAPattern(below)];
          return partsBelow(part, below, depth + 1);
        })
        .concat(unreadNames(value, at));
    }
    return [];
  });
}

/** Asked here and not left to the compiler, whose message would be the engine's, and differ from one to the next. */
function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

function notAPattern(path: string): SchemaProblem {
  return { code: 'invalid_keyword', path, detail: 'format: "regex"' };
}

/** A rule for a field called `__proto__`: the compiler would pass over it in silence, so it is refused. */
function unreadNames(map: unknown, path: string): readonly SchemaProblem[] {
  return typeof map === 'object' && map !== null && Object.hasOwn(map, '__proto__')
    ? [{ code: 'invalid_keyword', path: `${path}/__proto__`, detail: 'not checked: "__proto__"' }]
    : [];
}
