import type { NamedCase } from '../contract.ts';

/** What `skillLoadPlan` is given: one request. */
export type LoadInput = readonly [request: unknown];

/** Two skills, one of them active, and a resource of each: the sum is 10 + 10 + 50 + 30. */
const worked = {
  catalog: { a: 10, b: 10 },
  bodies: { a: 50, b: 80 },
  active: ['a'],
  resources: { r1: ['a', 30], r2: ['b', 5] },
  requested: ['r1'],
  budget: 200,
};

/** One skill that is not active, and nothing else. */
const small = {
  catalog: { a: 1 },
  bodies: { a: 2 },
  active: [],
  resources: {},
  requested: [],
  budget: 9,
};

const request = (change: object, from: object = small): LoadInput => [
  { ...from, ...change },
];

/** Skills that cost nothing and are all active, listed in this order. */
function allActive(...active: readonly string[]): LoadInput {
  const free = Object.fromEntries(active.map((name) => [name, 0]));
  return request({ catalog: free, bodies: free, active });
}

/** From JSON text, so that `__proto__` is the field that JSON makes of it. */
const given = (json: string): LoadInput => [JSON.parse(json)];

/** The named cases, from the plain to the odd. */
export const cases: readonly NamedCase<LoadInput>[] = [
  { id: 'worked', input: request({}, worked) },
  { id: 'nothing-active', input: request({}) },
  { id: 'inactive-body', input: request({ bodies: { a: 2, b: 3 } }) },
  { id: 'both-active', input: request({ active: ['b', 'a'] }, worked) },
  { id: 'budget-used-up', input: request({ budget: 1 }) },
  { id: 'one-token-over', input: request({ budget: 0 }) },
  { id: 'skill-listed-twice', input: request({ active: ['a', 'a'] }) },
  {
    id: 'resource-listed-twice',
    input: request({
      active: ['a'],
      resources: { r: ['a', 1] },
      requested: ['r', 'r'],
    }),
  },
  {
    id: 'resource-of-an-inactive-skill',
    input: request({ resources: { r: ['a', 1] }, requested: ['r'] }),
  },
  { id: 'owner-with-metadata-and-body', input: request({ requested: ['r2'] }, worked) },
  {
    id: 'owner-in-another-case',
    input: request({ active: ['a'], resources: { r: ['A', 1] }, requested: ['r'] }),
  },
  {
    id: 'inactive-owner-over-budget',
    input: request({ resources: { r: ['a', 9] }, requested: ['r'] }),
  },
  { id: 'no-such-resource', input: request({ requested: ['r'] }) },
  { id: 'no-such-resource-either', input: request({ active: ['a'], requested: ['r'] }) },
  { id: 'unknown-and-inactive', input: request({ requested: ['r2', 'r9'] }, worked) },
  { id: 'active-without-body', input: request({ bodies: {}, active: ['a'] }) },
  { id: 'active-without-metadata', input: request({ catalog: {}, active: ['a'] }) },
  { id: 'inactive-without-body', input: request({ bodies: {} }) },
  {
    id: 'incomplete-and-unknown',
    input: request({ bodies: {}, active: ['a'], requested: ['r'] }),
  },
  {
    id: 'free-of-charge',
    input: request({ catalog: { a: 0 }, bodies: { a: 0 }, active: ['a'] }),
  },
  { id: 'negative-budget', input: request({ budget: -1 }) },
  { id: 'text-budget', input: request({ budget: '9' }) },
  { id: 'no-budget', input: request({ budget: null }) },
  { id: 'budget-too-large', input: request({ budget: 2 ** 53 }) },
  { id: 'half-a-token', input: request({ catalog: { a: 0.5 } }) },
  { id: 'true-cost', input: request({ bodies: { a: true } }) },
  { id: 'bad-cost-of-an-inactive-skill', input: request({ bodies: { a: -1 } }) },
  {
    id: 'bad-cost-of-an-unrequested-resource',
    input: request({ resources: { r: ['a', -1] } }),
  },
  {
    id: 'largest-sum',
    input: request({
      catalog: { a: 2 ** 53 - 2, b: 1 },
      budget: 2 ** 53 - 1,
    }),
  },
  { id: 'sum-too-large', input: request({ catalog: { a: 2 ** 53 - 1, b: 1 } }) },
  { id: 'list-of-costs', input: request({ catalog: [1] }) },
  { id: 'no-bodies', input: request({ bodies: null }) },
  { id: 'resource-without-cost', input: request({ resources: { r: ['a'] } }) },
  { id: 'resource-of-three', input: request({ resources: { r: ['a', 1, 1] } }) },
  { id: 'resource-as-text', input: request({ resources: { r: 'ab' } }) },
  { id: 'owner-null', input: request({ resources: { r: [null, 1] } }) },
  { id: 'one-name-for-active', input: request({ active: 'a' }) },
  { id: 'record-for-requested', input: request({ requested: {} }) },
  { id: 'number-among-active', input: request({ active: ['a', 1] }) },
  { id: 'null-among-requested', input: request({ requested: [null] }) },
  {
    id: 'bad-cost-and-bad-shape',
    input: request({ catalog: { a: -1 }, requested: null }),
  },
  { id: 'bad-budget-and-bad-shape', input: request({ catalog: null, budget: -1 }) },
  {
    id: 'bad-cost-and-incomplete',
    input: request({ catalog: { a: -1 }, bodies: {}, active: ['a'] }),
  },
  { id: 'inherited-skill', input: request({ active: ['constructor'] }) },
  {
    id: 'inherited-body',
    input: request({ catalog: { constructor: 1 }, active: ['constructor'] }),
  },
  { id: 'inherited-resource', input: request({ requested: ['toString'] }) },
  {
    id: 'own-proto',
    input: given(
      '{"catalog": {"__proto__": 1}, "bodies": {"__proto__": 2}, "active": ["__proto__"], "resources": {}, "requested": [], "budget": 9}',
    ),
  },
  { id: 'proto-not-there', input: request({ active: ['__proto__'] }) },
  { id: 'capitals-first', input: allActive('b', 'a', 'Z', '_') },
  { id: 'numbers-as-names', input: allActive('9', '10', '1') },
  { id: 'start-of-another', input: allActive('ab', 'a', 'abc', '') },
  { id: 'beyond-two-bytes', input: allActive('😀', '\uFF5E') },
  { id: 'no-request', input: [null] },
  { id: 'list-for-a-request', input: [[]] },
  {
    id: 'guard-owner-with-a-blank',
    input: request({ active: ['a'], resources: { r: ['a ', 1] }, requested: ['r'] }),
  },
  {
    id: 'guard-no-requested-list',
    input: given(
      '{"catalog": {"a": 1}, "bodies": {"a": 2}, "active": [], "resources": {}, "budget": 9}',
    ),
  },
  {
    id: 'guard-sum-beyond-32-bits',
    input: request({ catalog: { a: 2 ** 31 }, budget: 2 ** 32 }),
  },
  { id: 'guard-further-field', input: request({ note: '' }) },
];
