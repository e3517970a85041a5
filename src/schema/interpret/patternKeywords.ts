import type { Violation } from '#core';
import { field, isFields } from '#core/value/fields.ts';
import { escapePointerStep } from '#json/pointer.ts';
import type { Application, Applicator } from './applicators.ts';

/** How many ways of matching a page tries at most. */
const MOST_WAYS = 10_000_000;

/** A pattern with each escape and each class as one letter, so that what is left are its operators. */
function operatorsOf(pattern: string): string {
  return pattern
    .replace(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}/g, 'x')
    .replace(/\\[^1-9k]/g, 'x')
    .replace(/\[[^\]]*\]/g, 'x');
}

/**
 * Whether the work of matching can be told beforehand, so that a page can match a pattern that a stranger wrote: no group
 * is repeated, and nothing refers back or looks around.
 */
export function isBounded(pattern: string): boolean {
  return !/\\|\)[*+{]|\(\?(?!:)/.test(operatorsOf(pattern));
}

/**
 * The ways in which a bounded pattern can be laid upon a text, at most: a start, the length of each repetition, and for
 * each option and alternative whether it is taken.
 */
function waysOf(pattern: string, text: string): number {
  const operators = operatorsOf(pattern);
  const repetitions = operators.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0;
  const choices = operators.match(/[?|]/g)?.length ?? 0;
  return (text.length + 1) ** (repetitions + 1) * 2 ** choices;
}

function matches(pattern: string, text: string): boolean {
  if (waysOf(pattern, text) > MOST_WAYS) throw new RangeError('Matching this is too much work.');
  return new RegExp(pattern, 'u').test(text);
}

/**
 * `pattern` and `patternProperties`, and `additionalProperties` beside them, for the interpreter. They tell what the
 * compiler tells.
 *
 * @throws RangeError where matching could take too much work
 */
export const patternKeywords: ReadonlyMap<string, Applicator> = new Map<string, Applicator>([
  [
    'pattern',
    ({ rule, value, path }) =>
      typeof value !== 'string' || matches(String(rule), value)
        ? []
        : [{ path, keyword: 'pattern', expected: rule, received: { kind: 'value', value } }],
  ],
  [
    'patternProperties',
    (at) =>
      Object.entries(isFields(at.rule) ? at.rule : {}).flatMap(([pattern, part]) =>
        namesOf(at.value)
          .filter((name) => matches(pattern, name))
          .flatMap((name) => member(at, part, name)),
      ),
  ],
  [
    'additionalProperties',
    (at) => {
      const known = namesOf(field(at.schema, 'properties'));
      const patterns = namesOf(field(at.schema, 'patternProperties'));
      return namesOf(at.value)
        .filter((name) => !known.includes(name) && !patterns.some((pattern) => matches(pattern, name)))
        .flatMap((name): readonly Violation[] => {
          if (at.rule !== false) return member(at, at.rule, name);
          const path = `${at.path}/${escapePointerStep(name)}`;
          const received = { kind: 'value', value: field(at.value, name) } as const;
          return [{ path, keyword: 'additionalProperties', expected: 'absent', received }];
        });
    },
  ],
]);

function namesOf(record: unknown): readonly string[] {
  return isFields(record) ? Object.keys(record) : [];
}

function member({ value, path, apply }: Application, schema: unknown, name: string): readonly Violation[] {
  return apply(schema, field(value, name), `${path}/${escapePointerStep(name)}`);
}
