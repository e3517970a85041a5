import { skillLoadPlan } from '#core';
import { isShallow, nestedTooDeep } from '../boundedNesting.ts';
import { brokenBy } from '../brokenBy.ts';
import type { HuntExercise } from '../contract.ts';
import { cases, type LoadInput } from '../skill-load-plan/cases.ts';
import { wrongAnswers } from '../skill-load-plan/generated/rules.js';
import type { WrongAnswerId } from '../skill-load-plan/wrongAnswers.ts';
import { meta } from './meta.ts';

/** The seven, under the letters that the learner sees. Each answers an everyday request as the reference does. */
const seven = {
  A: 'budget-before-owner',
  B: 'zero-is-missing',
  C: 'unused-costs-unchecked',
  D: 'equal-does-not-fit',
  E: 'listed-twice-paid-twice',
  F: 'owner-is-tidied',
  G: 'missing-is-empty',
} as const satisfies Record<string, WrongAnswerId>;

/** An everyday request: two skills, one of them active, a sum of 100, and room for one token more. */
const everyday = `{
  "catalog": {"charts": 10, "notes": 10},
  "bodies": {"charts": 80, "notes": 50},
  "active": ["notes"],
  "resources": {
    "colours.md": ["charts", 5],
    "style.md": ["notes", 30]
  },
  "requested": ["style.md"],
  "budget": 101
}`;

/** Requests with more than one thing odd about them, beside the named cases: one request may expose several. */
const combined: readonly object[] = [
  { budget: 100, active: ['notes', 'notes'] },
  { budget: 150, requested: ['style.md', 'style.md'], active: ['notes', 'notes'] },
  { budget: 90, catalog: { charts: 10, notes: 0 }, active: ['notes', 'notes'] },
  { budget: 90, catalog: { charts: 10, notes: 0 } },
  { budget: 0, requested: ['colours.md'] },
  { budget: 0, bodies: { charts: 0, notes: 0 }, requested: ['colours.md', 'colours.md'] },
  { budget: 0, bodies: { charts: -1, notes: 50 }, requested: ['colours.md'] },
  { budget: 100, bodies: { charts: -1, notes: 50 } },
  { resources: { 'style.md': ['Notes', 30] } },
  { budget: 100, resources: { 'style.md': ['Notes', 30] } },
  { budget: 0, resources: { 'style.md': ['Notes', 0] } },
];

/** Everyday requests that ask for nothing: the list is not there. */
const unasked = [{}, { bodies: { charts: -1, notes: 50 } }, { budget: 70 }].map(
  (change): LoadInput => {
    const { requested: _, ...rest } = { ...JSON.parse(everyday), ...change };
    return [rest];
  },
);

/** Expose seven broken implementations of `skillLoadPlan`. */
export const exercise: HuntExercise<LoadInput> = {
  ...meta,
  reference: skillLoadPlan,
  broken: brokenBy(wrongAnswers, seven),
  starter: everyday,
  inputLabel: { en: 'Request, as JSON', zh: '请求，用 JSON 写' },
  readInput: (value) =>
    isShallow(value) ? { ok: true, input: [value] } : { ok: false, error: nestedTooDeep },
  pool: [
    ...cases.map(({ input }) => input),
    ...combined.map((change): LoadInput => [{ ...JSON.parse(everyday), ...change }]),
    ...unasked,
  ],
};
