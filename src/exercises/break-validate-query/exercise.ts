import { validateQuery } from '#core';
import { isShallow, nestedTooDeep } from '../boundedNesting.ts';
import { brokenBy } from '../brokenBy.ts';
import type { HuntExercise } from '../contract.ts';
import { cases, type QueryInput } from '../validate-query/cases.ts';
import { wrongAnswers } from '../validate-query/generated/rules.js';
import type { WrongAnswerId } from '../validate-query/wrongAnswers.ts';
import { meta } from './meta.ts';

/** The seven, under the letters that the learner sees. None is the one that most readers try first twice over. */
const seven = {
  A: 'true-is-one',
  B: 'city-first',
  C: 'extra-fields-pass',
  D: 'ends-excluded',
  E: 'object-as-set',
  F: 'copy-by-assignment',
  G: 'city-is-tidied',
} as const satisfies Record<string, WrongAnswerId>;

/** The vocabulary of every input; the learner gives the arguments alone. */
export const huntCities: ReadonlySet<string> = new Set(['Hangzhou', '朝阳']);

/** Inputs with more than one thing odd about them, beside the named cases: one input may expose several. */
const combined: readonly unknown[] = [
  { city: 'toString', days: 7 },
  { city: 'toString', days: 1 },
  { city: 'toString', days: true },
  { city: 'toString', days: 9 },
  { city: 'Oslo', days: 7 },
  { city: ' Hangzhou', days: 7 },
  { city: 'Hangzhou', days: true, permit: true },
  { city: 'toString', days: 7, permit: true },
  JSON.parse('{"city": "Hangzhou", "days": 3, "__proto__": {"days": 3}}'),
  JSON.parse('{"city": "Hangzhou", "days": 7, "__proto__": {"days": true}}'),
  JSON.parse('{"city": "toString", "days": 9, "__proto__": {}}'),
  JSON.parse('{"days": true, "__proto__": {"city": "Oslo"}}'),
  JSON.parse('{"city": "Hangzhou", "__proto__": {"days": true}}'),
];

/** Expose seven broken implementations of `validateQuery`. */
export const exercise: HuntExercise<QueryInput> = {
  ...meta,
  reference: validateQuery,
  broken: brokenBy(wrongAnswers, seven),
  starter: '{"city": "Hangzhou", "days": 3}',
  readInput: (value) =>
    isShallow(value)
      ? { ok: true, input: [value, huntCities] }
      : { ok: false, error: nestedTooDeep },
  pool: [...cases.map(({ input: [args] }) => args), ...combined].map((args) => [
    args,
    huntCities,
  ]),
};
