import type { NamedCase } from '../contract.ts';

/** A resource that may need others. */
export interface Resource {
  readonly owner: string;
  readonly cost: number;
  readonly needs: readonly string[];
}

/** A request as the exercise promises it: well formed, with costs that are safe integers from 0. */
export interface ClosureRequest {
  readonly resources: Readonly<Record<string, Resource>>;
  readonly active: readonly string[];
  readonly requested: readonly string[];
  readonly maxDepth: number;
  readonly extraBudget: number;
}

/** What `resourceClosure` is given: one request. */
export type ClosureInput = readonly [request: ClosureRequest];

/** Each id with what it needs; the costs are 1, 2, 3 and so on, unless given, and all belong to the active skill. */
type Needs = Readonly<
  Record<string, readonly string[] | (Partial<Resource> & Pick<Resource, 'needs'>)>
>;

function given(needs: Needs, change: Partial<ClosureRequest> = {}): ClosureInput {
  const resources = Object.entries(needs).map(([id, of], index) => {
    const own = 'needs' in of ? of : { needs: of };
    return [id, { owner: 's', cost: index + 1, ...own }] as const;
  });
  const request = { active: ['s'], requested: ['r'], maxDepth: 3, extraBudget: 100 };
  return [{ resources: Object.fromEntries(resources), ...request, ...change }];
}

/** A cycle of `r` and so many others. */
function circle(others: number): Needs {
  const ids = ['r', ...Array.from({ length: others }, (_, index) => `x${index}`)];
  return Object.fromEntries(ids.map((id, index) => [id, [ids[index + 1] ?? 'r']]));
}

const line: Needs = { r: ['a'], a: ['b'], b: ['c'], c: [] };

/** The named cases, from the plain to the odd. */
export const cases: readonly NamedCase<ClosureInput>[] = [
  { id: 'needs-nothing', input: given({ r: [] }) },
  { id: 'nothing-requested', input: given({ r: [] }, { requested: [] }) },
  { id: 'one-need', input: given({ r: ['a'], a: [] }) },
  { id: 'need-of-a-need', input: given({ r: ['a'], a: ['b'], b: [] }) },
  { id: 'not-needed', input: given({ r: [], a: ['r'] }) },
  { id: 'needs-each-other', input: given({ r: ['a'], a: ['r'] }) },
  { id: 'in-a-circle', input: given({ r: ['c'], c: ['b'], b: ['r'] }) },
  { id: 'needs-itself', input: given({ r: ['r'] }) },
  { id: 'shared-need', input: given({ r: ['a', 'b'], a: ['c'], b: ['c'], c: [] }) },
  { id: 'shared-need-is-no-cycle', input: given({ r: ['a', 'b'], a: [], b: ['a'] }) },
  { id: 'two-cycles-through-one', input: given({ r: ['b', 'a'], a: ['r'], b: ['r'] }) },
  { id: 'cycle-in-a-cycle', input: given({ r: ['a'], a: ['a', 'b'], b: ['a', 'r'] }) },
  {
    id: 'ids-that-run-together',
    input: given({ r: ['a', 'ab'], a: ['b'], b: ['a'], ab: ['ab'] }),
  },
  { id: 'cycle-behind-the-request', input: given({ r: ['b'], b: ['a'], a: ['b'] }) },
  { id: 'cycle-that-nobody-needs', input: given({ r: [], a: ['b'], b: ['a'] }) },
  { id: 'detour-first', input: given({ r: ['a', 'c'], a: ['b'], b: ['c'], c: [] }) },
  { id: 'two-bring-it-in', input: given({ r: ['b', 'a'], a: ['c'], b: ['c'], c: [] }) },
  {
    id: 'two-bring-it-in-from-two-requests',
    input: given(
      { q: ['z'], r: ['y'], y: ['x'], z: ['x'], x: [] },
      { requested: ['q', 'r'] },
    ),
  },
  { id: 'capitals-first', input: given({ r: ['a', 'Z'], a: [], Z: [] }) },
  {
    id: 'emoji-and-full-width',
    input: given({ r: ['\u{1f600}', '\uff5e'], '\u{1f600}': [], '\uff5e': [] }),
  },
  {
    id: 'ids-with-a-blank',
    input: given({ r: ['a', 'a b'], a: ['b'], b: ['a'], 'a b': ['a b'] }),
  },
  { id: 'long-cycle', input: given(circle(11), { maxDepth: 11 }) },
  {
    id: 'listed-twice',
    input: given({ r: ['a', 'a'], a: [] }, { requested: ['r', 'r'] }),
  },
  { id: 'as-deep-as-may-be', input: given(line) },
  { id: 'one-too-deep', input: given(line, { maxDepth: 2 }) },
  { id: 'no-depth', input: given({ r: [] }, { maxDepth: 0 }) },
  {
    id: 'no-depth-and-a-need',
    input: given({ r: ['b', 'a'], a: [], b: [] }, { maxDepth: 0 }),
  },
  { id: 'back-at-the-limit', input: given({ r: ['a'], a: ['r'] }, { maxDepth: 1 }) },
  { id: 'unknown-beyond-the-limit', input: given({ r: ['a'] }, { maxDepth: 0 }) },
  {
    id: 'inactive-beyond-the-limit',
    input: given({ r: ['a'], a: { owner: 't', needs: [] } }, { maxDepth: 0 }),
  },
  { id: 'unknown-request', input: given({}) },
  { id: 'unknown-need', input: given({ r: ['x'] }) },
  { id: 'two-unknown-needs', input: given({ r: ['a', 'z', 'y'], a: ['x'] }) },
  { id: 'inherited-need', input: given({ r: ['toString'] }) },
  { id: 'own-proto', input: [JSON.parse(ownProto())] },
  { id: 'inactive-request', input: given({ r: { owner: 't', needs: [] } }) },
  { id: 'inactive-need', input: given({ r: ['a'], a: { owner: 't', needs: [] } }) },
  { id: 'inactive-before-unknown', input: given({ r: { owner: 't', needs: ['x'] } }) },
  {
    id: 'inactive-and-too-deep',
    input: given({ r: { owner: 't', needs: ['a'] }, a: [] }, { maxDepth: 0 }),
  },
  { id: 'extra-used-up', input: given({ r: ['a'], a: [] }, { extraBudget: 2 }) },
  {
    id: 'extra-one-over',
    input: given({ r: ['a', 'b'], a: [], b: [] }, { extraBudget: 4 }),
  },
  { id: 'request-above-the-extra-budget', input: given({ r: [] }, { extraBudget: 0 }) },
  {
    id: 'requested-and-needed',
    input: given({ r: ['a'], a: [] }, { requested: ['r', 'a'] }),
  },
  { id: 'too-deep-and-too-much', input: given(line, { maxDepth: 1, extraBudget: 0 }) },
  {
    id: 'sum-too-large',
    input: given({ r: { cost: 2 ** 53 - 1, needs: ['a'] }, a: [] }),
  },
  {
    id: 'sum-too-large-and-too-much',
    input: given({ r: ['a'], a: { cost: 2 ** 53 - 1, needs: [] } }),
  },
];

/** As text, so that `__proto__` is the field that JSON makes of it. */
function ownProto(): string {
  return `{
    "resources": {
      "r": {"owner": "s", "cost": 1, "needs": ["__proto__"]},
      "__proto__": {"owner": "s", "cost": 2, "needs": []}
    },
    "active": ["s"], "requested": ["r"], "maxDepth": 3, "extraBudget": 100
  }`;
}
