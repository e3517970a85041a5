import { sortViolations } from '#core';
import { type Fields, field, hasField, isFields } from '#core/value/fields.ts';
import { escapePointerStep } from '#json/pointer.ts';
import type { CompiledSchema } from '../compileSchema.ts';
import { resolvePointer } from '../resolvePointer.ts';
import { schemaKeywords } from '../schemaKeywords.ts';
import { type SchemaProblem, unknownParts } from '../schemaProblems.ts';
import type { Applicator } from './applicators.ts';
import { evaluate } from './evaluate.ts';
import type { FormatChecks } from './formatChecks.ts';
import { metaSchema } from './metaSchema.ts';

/**
 * Reads a JSON Schema 2020-12 for use as a tool's contract, as `compileSchema` does, where a page's security policy lets
 * nothing be compiled. It tells the same violations, for fewer keywords.
 *
 * Not read, and so a problem: `pattern` and `patternProperties`, unless `more` reads them, since an expression that a
 * stranger wrote can keep a page busy for ever; `unevaluatedItems` and `unevaluatedProperties`; `$id` and `$anchor`. A
 * reference is a JSON Pointer. The check throws a `RangeError` where it would take too much work.
 *
 * @param schema any value; one that is no schema is a problem, not an exception
 * @param formats how formats are checked; one that is not among them is a problem
 * @param more keywords beside the interpreter's own: `patternKeywords`, or none
 */
export function interpretSchema(
  schema: unknown,
  formats: FormatChecks = new Map(),
  more: ReadonlyMap<string, Applicator> = new Map(),
): CompiledSchema {
  const problems = problemsOf(schema, formats, more);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, validate: (value) => sortViolations(evaluate(schema, value, formats, more)) };
}

/** What is wrong with a schema: the problems of the first look that finds some. */
function problemsOf(
  schema: unknown,
  formats: FormatChecks,
  more: ReadonlyMap<string, Applicator>,
): readonly SchemaProblem[] {
  try {
    return [(one: unknown) => unknownParts(one), uninterpreted, misused, lost].reduce<
      readonly SchemaProblem[]
    >((found, look) => (found.length > 0 ? found : look(schema, formats, more)), []);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ code: 'invalid_keyword', path: '', detail: 'nested too deep' }];
  }
}

/** Keywords and formats that others read and this does not. */
function uninterpreted(
  schema: unknown,
  formats: FormatChecks,
  more: ReadonlyMap<string, Applicator>,
): readonly SchemaProblem[] {
  return partsOf(schema).flatMap(([path, part]) =>
    Object.entries(part).flatMap(([keyword, rule]): readonly SchemaProblem[] => {
      const at = `${path}/${keyword}`;
      if (
        !Object.hasOwn(metaSchema.properties, keyword) ||
        (/^pattern/.test(keyword) && !more.has(keyword))
      ) {
        return [{ code: 'unknown_keyword', path: at, keyword }];
      }
      return keyword === 'format' && typeof rule === 'string' && !formats.has(rule)
        ? [{ code: 'unknown_format', path: at, format: rule }]
        : [];
    }),
  );
}

/** Keywords with a value that they cannot have, or without the one that they belong to; one problem a place. */
function misused(schema: unknown): readonly SchemaProblem[] {
  const byPath = new Map<string, SchemaProblem>();
  for (const { path, keyword, expected } of sortViolations(evaluate(metaSchema, schema))) {
    // `anyOf` repeats, one level up, what a violation further in says exactly.
    if (keyword === 'anyOf' || byPath.has(path)) continue;
    byPath.set(path, { code: 'invalid_keyword', path, detail: `${keyword}: ${JSON.stringify(expected)}` });
  }
  if (byPath.size > 0) return [...byPath.values()];
  return partsOf(schema).flatMap(([path, part]) =>
    companions
      .filter(({ of, one }) => hasField(part, of) && !one.some((name) => hasField(part, name)))
      .map(({ of, one }) => ({
        code: 'invalid_keyword' as const,
        path: `${path}/${of}`,
        detail: `"${of}" without "${one.join('" and "')}" is ignored`,
      })),
  );
}

/** Keywords that say nothing unless one of others stands beside them. */
const companions: readonly { readonly of: string; readonly one: readonly string[] }[] = [
  { of: 'if', one: ['then', 'else'] },
  { of: 'then', one: ['if'] },
  { of: 'else', one: ['if'] },
  { of: 'minContains', one: ['contains'] },
  { of: 'maxContains', one: ['contains'] },
];

/** References that lead to no schema inside this one, or back to where they stand without a step into the value. */
function lost(schema: unknown): readonly SchemaProblem[] {
  const parts = partsOf(schema);
  const targets = new Set<unknown>([schema, ...parts.map(([, part]) => part)]);
  return parts.flatMap(([path, part]) => {
    const reference = field(part, '$ref');
    if (typeof reference !== 'string') return [];
    const target = resolvePointer(schema, reference);
    const problem = (detail: string) => [
      { code: 'invalid_keyword' as const, path: `${path}/$ref`, detail: `${detail} ${reference}` },
    ];
    if (typeof target !== 'boolean' && !targets.has(target)) return problem("can't resolve reference");
    return leadsBack(schema, part, part, new Set()) ? problem('circular reference') : [];
  });
}

const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'];

/** Whether applying `from` to a value would apply `goal` to the same value again. */
function leadsBack(root: unknown, from: Fields, goal: Fields, seen: Set<Fields>): boolean {
  const next = inPlace
    .filter((keyword) => hasField(from, keyword))
    .flatMap((keyword) => heldBy(keyword, field(from, keyword)).map(([, part]) => part))
    .concat(hasField(from, '$ref') ? [resolvePointer(root, String(field(from, '$ref')))] : []);
  return next.some((part) => {
    if (part === goal) return true;
    if (!isFields(part) || seen.has(part)) return false;
    seen.add(part);
    return leadsBack(root, part, goal, seen);
  });
}

/** Every schema inside a schema that is an object, the outermost first, with where it stands. */
function partsOf(schema: unknown, path = ''): readonly (readonly [path: string, part: Fields])[] {
  if (!isFields(schema)) return [];
  return [
    [path, schema] as const,
    ...Object.entries(schema).flatMap(([keyword, value]) =>
      heldBy(keyword, value).flatMap(([step, part]) =>
        partsOf(part, `${path}/${escapePointerStep(keyword)}${step}`),
      ),
    ),
  ];
}

/** The schemas that a keyword holds, with the step that leads to each. */
function heldBy(keyword: string, value: unknown): readonly (readonly [step: string, part: unknown])[] {
  const holds = schemaKeywords[keyword];
  if (holds === 'schema') return [['', value]];
  if (holds === 'list' && Array.isArray(value)) return value.map((part, i) => [`/${i}`, part]);
  if (holds === 'map' && isFields(value)) {
    return Object.entries(value).map(([name, part]) => [`/${escapePointerStep(name)}`, part]);
  }
  return [];
}
