import { schemaFormats, schemaKeywords } from './schemaKeywords.ts';

/** What is wrong with a schema itself, as facts: a JSON Pointer into the schema, and what stands there. */
export type SchemaProblem =
  | { readonly code: 'not_a_schema'; readonly path: string }
  | { readonly code: 'unknown_keyword'; readonly path: string; readonly keyword: string }
  | { readonly code: 'unknown_format'; readonly path: string; readonly format: string }
  | { readonly code: 'invalid_keyword'; readonly path: string; readonly detail: string };

/**
 * The keywords and formats of a schema that nobody here would check, in the order in which they stand.
 *
 * JSON Schema lets a validator ignore a keyword that it does not know, so that a misspelt `aditionalProperties` is a
 * schema without the rule. For a tool that is a hole, and it is refused when the tool is registered.
 */
export function unknownParts(schema: unknown, path = ''): readonly SchemaProblem[] {
  if (typeof schema === 'boolean') return [];
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) {
    return [{ code: 'not_a_schema', path }];
  }
  return Object.entries(schema).flatMap(([keyword, value]): readonly SchemaProblem[] => {
    const at = `${path}/${escapePointer(keyword)}`;
    const holds = schemaKeywords[keyword];
    if (holds === undefined) return [{ code: 'unknown_keyword', path: at, keyword }];
    if (keyword === 'format' && typeof value === 'string') {
      const known: readonly string[] = schemaFormats;
      return known.includes(value) ? [] : [{ code: 'unknown_format', path: at, format: value }];
    }
    if (holds === 'schema') return unknownParts(value, at);
    if (holds === 'list' && Array.isArray(value)) {
      return value.flatMap((part, index) => unknownParts(part, `${at}/${index}`));
    }
    if (holds === 'map' && typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap(([name, part]) =>
        unknownParts(part, `${at}/${escapePointer(name)}`),
      );
    }
    return [];
  });
}

/** A name as one step of a JSON Pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
