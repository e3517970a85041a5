import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planNestedLoad, resourceClosure, skillLoadPlan } from '#core';
import { deepFreeze } from '../support/deepFreeze.ts';

interface Resource {
  readonly owner: string;
  readonly cost: number;
  readonly needs: readonly string[];
}
interface Request {
  readonly resources: Readonly<Record<string, Resource>>;
  readonly active: readonly string[];
  readonly requested: readonly string[];
  readonly maxDepth: number;
  readonly extraBudget: number;
}

const ids = ['a', 'b', 'Z', '😀', '\uFF5E', '__proto__', 'toString'];
const resource: Arbitrary<Resource> = fc.record({
  owner: fc.constantFrom('s', 's', 's', 's', 's', 's', 's', 's', 't'),
  cost: fc.oneof({ weight: 30, arbitrary: fc.nat({ max: 20 }) }, fc.constant(2 ** 53 - 1)),
  needs: fc.array(fc.constantFrom(...ids), { maxLength: 2 }),
});
const requests: Arbitrary<Request> = fc.record({
  resources: fc
    .tuple(
      fc.oneof(fc.constant(ids), fc.subarray(ids, { minLength: ids.length - 1 })),
      fc.array(resource, { minLength: ids.length, maxLength: ids.length }),
    )
    .map(([some, drawn]) =>
      Object.fromEntries(drawn.slice(0, some.length).map((one, index) => [some[index], one])),
    ),
  active: fc.constantFrom(['s'], ['s'], ['s'], ['s', 't'], []),
  requested: fc.array(fc.constantFrom(...ids), { maxLength: 3 }),
  maxDepth: fc.constantFrom(0, 1, 2, 3, 9, 9, 9),
  extraBudget: fc.constantFrom(0, 20, 60, 1000, 1000, 1000),
});
/** Requests that have a closure: everything exists, everybody is active, and the limits are wide. */
const closed: Arbitrary<Request> = fc
  .tuple(
    fc.array(resource, { minLength: ids.length, maxLength: ids.length }),
    fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }),
  )
  .map(([drawn, requested]) => ({
    resources: Object.fromEntries(ids.map((id, index) => [id, { ...drawn[index], cost: index } as Resource])),
    active: ['s', 't'],
    requested,
    maxDepth: ids.length,
    extraBudget: 1000,
  }));

const entry = (resources: object, id: string) => new Map<string, Resource>(Object.entries(resources)).get(id);
const codePoints = (id: string) =>
  Array.from(id, (sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(6, '0')).join();
const smallest = (some: readonly string[]) =>
  [...some].sort((x, y) => (codePoints(x) < codePoints(y) ? -1 : 1))[0];

/** The depth of each id that is needed within `last` needs, by settling one depth after the other over all ids. */
function depths({ resources, requested }: Request, last: number): ReadonlyMap<string, number> {
  const depth = new Map(requested.map((id) => [id, 0]));
  for (let at = 0; at < last; at += 1) {
    const here = [...depth]
      .filter(([, of]) => of === at)
      .flatMap(([id]) => entry(resources, id)?.needs ?? []);
    for (const id of here) if (!depth.has(id)) depth.set(id, at + 1);
  }
  return depth;
}

/** The rule once more, over sets. */
function oracle(request: Request): string {
  const { resources, active, maxDepth, extraBudget } = request;
  const within = depths(request, maxDepth);
  const reached = [...within.keys()].map((id) => entry(resources, id));
  if (reached.includes(undefined)) return 'unknown_resource';
  if (reached.some((one) => !active.includes(one?.owner ?? '?'))) return 'resource_owner_inactive';
  if (depths(request, maxDepth + 1).size > within.size) return 'depth_exceeded';
  const cost = (some: readonly string[]) =>
    some.reduce((sum, id) => sum + BigInt(entry(resources, id)?.cost ?? 0), 0n);
  if (cost([...within.keys()]) >= 2n ** 53n) return 'cost_overflow';
  const extra = cost([...within.keys()].filter((id) => within.get(id) !== 0));
  return extra > extraBudget ? 'extra_budget_exceeded' : 'closure';
}

/** All ways from `id` back to it that visit nothing twice, by trying every one. */
function waysBack(resources: Request['resources'], id: string): readonly (readonly string[])[] {
  const follow = (way: readonly string[]): readonly (readonly string[])[] =>
    (entry(resources, way.at(-1) ?? '')?.needs ?? []).flatMap((next) => {
      if (next === id) return [way];
      return way.includes(next) ? [] : follow([...way, next]);
    });
  return follow([id]);
}

describe('resourceClosure', () => {
  it('never throws, whatever the request is', () => {
    const names = fc.constantFrom('resources', 'active', 'requested', 'maxDepth', 'extraBudget');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc
            .tuple(requests, fc.dictionary(names, fc.jsonValue()))
            .map(([given, change]) => ({ ...given, ...change })),
        ),
        (request) => ['closure', 'refused'].includes(resourceClosure(request).kind),
      ),
      { numRuns: 1000 },
    );
  });

  it('answers what the rule over sets answers', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(requests, (request) => {
        const answer = resourceClosure(request);
        const code = answer.kind === 'refused' ? answer.code : answer.kind;
        seen.add(code);
        expect(code).toBe(oracle(request));
      }),
      { numRuns: 3000 },
    );
    expect([...seen].sort()).toEqual(
      [
        'closure',
        'unknown_resource',
        'resource_owner_inactive',
        'depth_exceeded',
        'cost_overflow',
        'extra_budget_exceeded',
      ].sort(),
    );
  });

  it('reaches each once, at its smallest depth, by the smallest of those that need it from one depth before', () => {
    fc.assert(
      fc.property(closed, (request) => {
        const answer = resourceClosure(request);
        if (answer.kind === 'refused') throw new Error('only closures are drawn');
        const depth = depths(request, request.maxDepth);
        const chains = new Map(answer.resources.map((one) => [one.id, one.chain]));
        expect(new Map(answer.resources.map((one) => [one.id, one.depth]))).toEqual(depth);
        expect(answer.resources).toHaveLength(depth.size);
        for (const { id, depth: at, chain } of answer.resources) {
          const parent = smallest(
            [...depth.keys()].filter(
              (other) => depth.get(other) === at - 1 && entry(request.resources, other)?.needs.includes(id),
            ),
          );
          expect(chain).toEqual([...(parent === undefined ? [] : (chains.get(parent) ?? ['?'])), id]);
        }
        const order = answer.resources.map((one) => `${one.depth} ${codePoints(one.id)}`);
        expect(order).toEqual([...order].sort());
      }),
    );
  });

  it('names for each resource in a cycle a shortest one, and no cycle that is none', () => {
    let cycles = 0;
    fc.assert(
      fc.property(closed, (request) => {
        const answer = resourceClosure(request);
        if (answer.kind === 'refused') throw new Error('only closures are drawn');
        cycles += answer.cycles.length;
        const shortest = new Map<string, number>();
        for (const { id } of answer.resources) {
          const ways = waysBack(request.resources, id);
          if (ways.length > 0) shortest.set(id, Math.min(...ways.map((way) => way.length)));
        }
        for (const cycle of answer.cycles) {
          const start = cycle[0] ?? '';
          expect(start).toBe(smallest(cycle));
          expect(waysBack(request.resources, start)).toContainEqual(cycle);
          expect(cycle.some((id) => shortest.get(id) === cycle.length)).toBe(true);
        }
        for (const [id, length] of shortest) {
          expect(answer.cycles.some((cycle) => cycle.includes(id) && cycle.length === length)).toBe(true);
        }
        expect(new Set(answer.cycles.map((cycle) => cycle.join('\n'))).size).toBe(answer.cycles.length);
      }),
      { numRuns: 500 },
    );
    expect(cycles).toBeGreaterThan(100);
  });

  it('does not mind the order of fields, lists and duplicates, and leaves the request as it was', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const turned = {
          ...request,
          requested: [...request.requested, ...request.requested].reverse(),
          resources: Object.fromEntries(
            Object.entries(request.resources)
              .reverse()
              .map(([id, one]) => [id, { ...one, needs: [...one.needs, ...one.needs].reverse() }]),
          ),
        };
        expect(resourceClosure(turned)).toStrictEqual(resourceClosure(deepFreeze(request)));
      }),
    );
  });

  it('ends on a chain of a thousand and on a ring of hundreds', () => {
    const ring = (size: number, last: readonly string[]) =>
      Object.fromEntries(
        Array.from({ length: size }, (_, n) => [
          `r${n}`,
          { owner: 's', cost: 1, needs: n === size - 1 ? last : [`r${n + 1}`] },
        ]),
      );
    const limits = { active: ['s'], requested: ['r0'], maxDepth: 5000, extraBudget: 5000 };
    expect(resourceClosure({ ...limits, resources: ring(1000, []) })).toMatchObject({
      tokens: 1000,
      cycles: [],
    });
    const around = resourceClosure({ ...limits, resources: ring(300, ['r0']) });
    expect(around.kind === 'closure' && around.cycles.map((cycle) => cycle.length)).toEqual([300]);
  });
});

describe('planNestedLoad', () => {
  it('is the plan of what the closure holds, requested one by one', () => {
    fc.assert(
      fc.property(closed, fc.nat({ max: 200 }), (request, budget) => {
        const skills = { catalog: { s: 3, t: 4 }, bodies: { s: 20, t: 30 }, active: request.active, budget };
        const nested = planNestedLoad({ ...request, ...skills });
        const closure = resourceClosure(request);
        if (closure.kind === 'refused') throw new Error('only closures are drawn');
        const flat = skillLoadPlan({
          ...skills,
          resources: Object.fromEntries(
            Object.entries(request.resources).map(([id, one]) => [id, [one.owner, one.cost]]),
          ),
          requested: closure.resources.map(({ id }) => id),
        });
        if (flat.kind === 'refused') expect(nested).toStrictEqual({ ...flat, at: null });
        else
          expect(nested).toMatchObject({
            kind: 'plan',
            accepted: flat.accepted,
            tokens: flat.tokens,
            extra: closure.extra,
          });
      }),
    );
  });
});
