import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEverything, loadLayers, skillLoadPlan, traceLoad } from '#core';
import { deepFreeze } from '../support/deepFreeze.ts';

interface Request {
  readonly catalog: Readonly<Record<string, unknown>>;
  readonly bodies: Readonly<Record<string, unknown>>;
  readonly resources: Readonly<Record<string, unknown>>;
  readonly active: readonly string[];
  readonly requested: readonly string[];
  readonly budget: unknown;
}

const skills = ['a', 'b', 'Z', '\uFF5E', '😀', '__proto__', 'constructor', ''];
const ids = ['r1', 'r2', 'a', '10', '9', 'toString', '__proto__'];

/** Mostly costs, and at times what only resembles one. */
const cost: Arbitrary<unknown> = fc.oneof(
  { weight: 60, arbitrary: fc.nat({ max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(-1, 0.5, true, '5', null, 2 ** 53) },
  { weight: 1, arbitrary: fc.constantFrom(2 ** 53 - 1, -0) },
);
const resource: Arbitrary<unknown> = fc.oneof(
  { weight: 50, arbitrary: fc.tuple(fc.constantFrom('a', 'b', 'zzz'), cost) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('ab', ['a'], null, [null, 1], ['a', 1, 2]) },
);

const record = (names: readonly string[], value: Arbitrary<unknown>) =>
  fc
    .tuple(
      fc.subarray([...names], { minLength: 2 }),
      fc.array(value, { minLength: names.length, maxLength: names.length }),
    )
    // Makes own fields of all names, `__proto__` included, as JSON does.
    .map(([some, values]) => Object.fromEntries(some.map((name, index) => [name, values[index]])));
const list = (...names: readonly string[]) => fc.array(fc.constantFrom(...names), { maxLength: 4 });

const requests: Arbitrary<Request> = fc.record({
  catalog: record(skills, cost),
  bodies: record(skills, cost),
  resources: record(ids, resource),
  active: fc.oneof(list('a', 'b'), list(...skills)),
  requested: fc.oneof(list('r1', 'r2', '10'), list(...ids)),
  budget: fc.oneof(
    { weight: 15, arbitrary: fc.nat({ max: 500 }) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(-1, null, '9', true, 0.5) },
  ),
});
const planned = requests.filter((request) => skillLoadPlan(request).kind === 'plan');

const isCost = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value % 1 === 0 && value < 2 ** 53;
const own = (fields: object, name: string): unknown => new Map(Object.entries(fields)).get(name);
const at = (pair: unknown, index: number): unknown => (pair as readonly unknown[])[index];
/** Exact however large: the one thing that the function itself cannot do. */
const sum = (costs: readonly unknown[]) =>
  costs.reduce((total: bigint, one) => total + BigInt(Number(one)), 0n);
const total = ({ catalog, bodies, resources, active, requested }: Request) =>
  sum(Object.values(catalog)) +
  sum([...new Set(active)].map((name) => own(bodies, name))) +
  sum([...new Set(requested)].map((id) => at(own(resources, id), 1)));

/** The rule once more, as predicates that share nothing with core. */
const steps: readonly (readonly [code: string, fails: (request: Request) => boolean])[] = [
  ['invalid_budget', ({ budget }) => !isCost(budget)],
  [
    'invalid_shape',
    ({ resources }) =>
      Object.values(resources).some((pair) => !/^\["[^"]*",[^,]*\]$/.test(JSON.stringify(pair))),
  ],
  [
    'invalid_cost',
    ({ catalog, bodies, resources }) =>
      [catalog, bodies, Object.values(resources).map((pair) => at(pair, 1))]
        .flatMap((costs) => Object.values(costs))
        .some((one) => !isCost(one)),
  ],
  [
    'active_skill_incomplete',
    ({ catalog, bodies, active }) =>
      active.some((name) => own(catalog, name) === undefined || own(bodies, name) === undefined),
  ],
  [
    'unknown_resource',
    ({ resources, requested }) => requested.some((id) => own(resources, id) === undefined),
  ],
  [
    'resource_owner_inactive',
    ({ resources, requested, active }) =>
      requested.some((id) => active.every((name) => name !== at(own(resources, id), 0))),
  ],
  ['cost_overflow', (request) => total(request) >= 2n ** 53n],
];

describe('skillLoadPlan', () => {
  it('never throws, whatever the request is', () => {
    const member = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.anything({ withSet: true, withMap: true }));
    fc.assert(
      fc.property(
        fc.oneof(
          member,
          fc
            .tuple(
              requests,
              fc.dictionary(fc.constantFrom('catalog', 'resources', 'active', 'budget'), member),
            )
            .map(([request, change]) => ({ ...request, ...change })),
        ),
        (request) => ['plan', 'refused'].includes(skillLoadPlan(request).kind),
      ),
      { numRuns: 1000 },
    );
  });

  it('gives the code of the first step that fails, or the exact sum compared with the budget', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(requests, (request) => {
        const answer = skillLoadPlan(request);
        const code = steps.find(([, fails]) => fails(request))?.[0];
        if (answer.kind === 'refused') {
          seen.add(answer.code);
          expect(answer.code).toBe(code);
          return;
        }
        seen.add(`accepted ${answer.accepted}`);
        expect(code).toBeUndefined();
        expect(BigInt(answer.tokens)).toBe(total(request));
        expect(answer.accepted).toBe(total(request) <= BigInt(Number(request.budget)));
      }),
      { numRuns: 3000 },
    );
    // A law that is only ever tried on refusals says little.
    expect([...seen].sort()).toEqual(
      ['accepted false', 'accepted true', ...steps.map(([code]) => code)].sort(),
    );
  });

  it('takes the same answer from its trace, its layers and a copy, and leaves the request as it was', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = skillLoadPlan(deepFreeze(structuredClone(request)));
        expect(skillLoadPlan(request)).toStrictEqual(answer);
        const run = traceLoad(request);
        const layers = loadLayers(request);
        expect(run.passed ? 'plan' : run.refusal.code).toBe(answer.kind === 'plan' ? 'plan' : answer.code);
        if (answer.kind === 'refused' || layers.kind === 'refused') expect(layers).toStrictEqual(answer);
        else {
          const { metadata, bodies, resources } = layers;
          expect(sum([...metadata, ...bodies, ...resources].map(({ cost }) => cost))).toBe(
            BigInt(answer.tokens),
          );
          expect(bodies.map(({ id }) => id)).toEqual(answer.bodies);
          expect(resources.map(({ id }) => id)).toEqual(answer.resources);
        }
      }),
    );
  });

  it('does not mind in which order names stand, nor how often, nor whether in a list or a set', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { active, requested } = request;
        const other = {
          active: new Set([...active].reverse()),
          requested: [...requested, ...requested].reverse(),
        };
        expect(skillLoadPlan({ ...request, ...other })).toStrictEqual(skillLoadPlan(request));
      }),
    );
  });

  it('pays nothing for the body of a skill that is not active, and nothing for a resource that nobody requested', () => {
    fc.assert(
      fc.property(planned, fc.nat(), (request, price) => {
        const more = {
          ...request,
          bodies: Object.fromEntries([...Object.entries(request.bodies), ['new', price]]),
          resources: Object.fromEntries([...Object.entries(request.resources), ['new', ['a', price]]]),
        };
        expect(skillLoadPlan(more)).toStrictEqual(skillLoadPlan(request));
      }),
    );
  });

  it('accepts at the sum and not one token below', () => {
    fc.assert(
      fc.property(planned, (request) => {
        const plan = skillLoadPlan(request);
        fc.pre(plan.kind === 'plan' && plan.tokens > 0);
        const { tokens } = plan as { tokens: number };
        expect(skillLoadPlan({ ...request, budget: tokens })).toMatchObject({ accepted: true });
        expect(skillLoadPlan({ ...request, budget: tokens - 1 })).toMatchObject({ accepted: false, tokens });
      }),
    );
  });

  it('never costs more than to load everything', () => {
    fc.assert(
      fc.property(planned, (request) => {
        const everything = loadEverything(request);
        if (everything.kind === 'refused') expect(everything.code).toBe('cost_overflow');
        else expect(everything.tokens).toBeGreaterThanOrEqual(Number(total(request)));
      }),
    );
  });
});
