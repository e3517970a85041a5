import { type Fields, isFields } from '#core/value/fields.ts';
import type { CompiledSchema } from '../compileSchema.ts';
import { compileForeign } from '../foreign/readForeignSchema.ts';
import type { SchemaProblem } from '../schemaProblems.ts';
import { formatChecks } from './formatChecks.ts';
import { interpretSchema } from './interpretSchema.ts';
import { isBounded, patternKeywords } from './patternKeywords.ts';

/**
 * Reads a server's schema where nothing may be compiled: by the rules of its dialect, with formats, and with the patterns
 * whose work is bounded. Apart from `interpretSchema`, so that a page loads it only where a schema asks for it.
 *
 * @param schema any value; one that cannot be read is told with its problems
 */
export function interpretForeign(schema: unknown): CompiledSchema {
  return compileForeign(interpretWithPatterns, schema);
}

function interpretWithPatterns(schema: unknown): CompiledSchema {
  const problems = unboundedPatterns(schema, '');
  return problems.length > 0
    ? { ok: false, problems }
    : interpretSchema(schema, formatChecks, patternKeywords);
}

/** The patterns that a page does not match, wherever they stand. */
function unboundedPatterns(value: unknown, path: string): readonly SchemaProblem[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => unboundedPatterns(one, `${path}/${i}`));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([keyword, one]) => {
    const at = `${path}/${keyword}`;
    const isUnbounded = patternsOf(keyword, one).some((pattern) => !isBounded(pattern));
    return isUnbounded
      ? [{ code: 'invalid_keyword' as const, path: at, detail: 'too much work for a page' }]
      : unboundedPatterns(one, at);
  });
}

function patternsOf(keyword: string, value: unknown): readonly string[] {
  if (keyword === 'pattern' && typeof value === 'string') return [value];
  return keyword === 'patternProperties' && isFields(value) ? Object.keys(value satisfies Fields) : [];
}
