import type { Violation } from '#core';
import { type Fields, isFields } from '#core/value/fields.ts';
import { resolvePointer } from '../resolvePointer.ts';
import { type Applicator, applicators } from './applicators.ts';
import { assertions } from './assertions.ts';
import type { FormatChecks } from './formatChecks.ts';

/** How much work one check may be. A schema of a few lines can ask for more than any machine can do. */
const MOST_STEPS = 20_000;
const DEEPEST = 400;

/**
 * The violations of a value under a schema whose keywords have been checked.
 * @param more keywords beside the interpreter's own, or in place of one of them
 * @throws RangeError where the check would take too many steps, or go too deep
 */
export function evaluate(
  root: unknown,
  value: unknown,
  formats: FormatChecks = new Map(),
  more: ReadonlyMap<string, Applicator> = new Map(),
): readonly Violation[] {
  let steps = 0;

  function spend(more: number): void {
    steps += more;
    if (steps > MOST_STEPS) throw tooMuch();
  }

  function under(schema: unknown, value: unknown, path: string, depth: number): readonly Violation[] {
    spend(1);
    if (depth > DEEPEST) throw tooMuch();
    if (isFields(schema)) {
      return Object.entries(schema).flatMap(([keyword, rule]) => byKeyword(keyword, rule, schema, depth));
    }
    return schema === false ? [broken('false schema', false)] : [];

    function byKeyword(keyword: string, rule: unknown, schema: Fields, depth: number): readonly Violation[] {
      // Every element is compared with every other.
      if (keyword === 'uniqueItems' && Array.isArray(value)) spend(value.length ** 2 / 64);
      const holds = assertions.get(keyword);
      if (holds !== undefined) return holds(rule, value) ? [] : [broken(keyword, rule)];
      if (keyword === 'format' && typeof value === 'string') {
        return formats.get(String(rule))?.(value) === false ? [broken(keyword, rule)] : [];
      }
      return (
        (more.get(keyword) ?? applicators.get(keyword))?.({
          rule,
          schema,
          value,
          path,
          apply: (part, inner, at) => under(part, inner, at, depth + 1),
          applyToName: (part, name) =>
            under(part, name, path, depth + 1).map((violation) => ({
              ...violation,
              keyword: `propertyNames/${violation.keyword}`,
            })),
          refer: (pointer) => resolvePointer(root, pointer),
        }) ?? []
      );
    }

    function broken(keyword: string, expected: unknown): Violation {
      return { path, keyword, expected, received: { kind: 'value', value } };
    }
  }

  return under(root, value, '', 0);
}

function tooMuch(): RangeError {
  return new RangeError('This check is too much work.');
}
