import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEverything, loadGateIds, loadLayers, skillLoadPlan, traceLoad } from '#core';
import { deepFreeze } from '../../support/deepFreeze.ts';

interface Vector {
  readonly id: string;
  readonly args: unknown;
  readonly want: unknown;
  readonly note: string;
}

// Each line goes through JSON.parse once and is never written again, so `50.0`, `1e400`, `-0` and an own `__proto__`
// arrive as they would from a text.
const lines = readFileSync(new URL('../../fixtures/skill-load-plan.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const vectors = lines.map((line) => JSON.parse(line) as Vector);

describe('the vectors', () => {
  it.each(vectors.map((vector) => [vector.id, vector.note, vector] as const))(
    '%s %s',
    (_id, _note, { args, want }) => {
      expect(skillLoadPlan(deepFreeze(args))).toStrictEqual(want);
    },
  );

  it('are all there', () => {
    expect(vectors).toHaveLength(44);
  });
});

const plain = {
  catalog: { a: 10, b: 10 },
  bodies: { a: 50, b: 80 },
  active: ['a'],
  resources: { r1: ['a', 30], r2: ['b', 5] },
  requested: ['r1'],
  budget: 100,
};
const worked = { kind: 'plan', accepted: true, tokens: 100, bodies: ['a'], resources: ['r1'] };

describe('what a request may be', () => {
  it.each<readonly [rule: string, change: object, want: unknown]>([
    ['a sum equal to the budget fits', {}, worked],
    ['one token less does not, and is a plan all the same', { budget: 99 }, { ...worked, accepted: false }],
    ['names may come as sets', { active: new Set(['a']), requested: new Set(['r1']) }, worked],
    ['a name listed twice is loaded once', { active: ['a', 'a'], requested: ['r1', 'r1'] }, worked],
    ['a field that nobody asked for is not looked at', { pinned: ['b'] }, worked],
    ['names sort by code point: no locale', { ...letters('b', 'a', 'Z', '_', 'é') }, order('Z_abé')],
    ['names sort by code point: no UTF-16 unit', { ...letters('😀', '\uFF5E') }, order('\uFF5E😀')],
    [
      'an own __proto__ is a skill like any other',
      JSON.parse(
        '{"catalog":{"__proto__":1},"bodies":{"__proto__":2},"active":["__proto__"],"requested":[]}',
      ),
      { kind: 'plan', accepted: true, tokens: 3, bodies: ['__proto__'], resources: [] },
    ],
    ['active is no record of names', { active: { a: true } }, { kind: 'refused', code: 'invalid_shape' }],
    ['active is no single name', { active: 'a' }, { kind: 'refused', code: 'invalid_shape' }],
    ['active holds names alone', { active: ['a', 1] }, { kind: 'refused', code: 'invalid_shape' }],
    ['requested holds names alone', { requested: [null] }, { kind: 'refused', code: 'invalid_shape' }],
    ['requested may not be missing', { requested: undefined }, { kind: 'refused', code: 'invalid_shape' }],
    [
      'a list of three is no resource',
      { resources: { r1: ['a', 30, 1] } },
      { kind: 'refused', code: 'invalid_shape' },
    ],
    ['a half token is no cost', { catalog: { a: 0.5 } }, { kind: 'refused', code: 'invalid_cost' }],
    ['minus one is no cost', { bodies: { a: -1 } }, { kind: 'refused', code: 'invalid_cost' }],
    [
      'a cost beyond the safe integers is none',
      { resources: { r1: ['a', 2 ** 53] } },
      { kind: 'refused', code: 'invalid_cost' },
    ],
    [
      'the cost of what nobody requested is checked too',
      { resources: { r1: ['a', 30], r2: ['b', '5'] } },
      { kind: 'refused', code: 'invalid_cost' },
    ],
    [
      'every shape is looked at before any cost',
      { catalog: { a: -1 }, requested: 'r1' },
      { kind: 'refused', code: 'invalid_shape' },
    ],
    [
      'a resource is looked for before any owner',
      { requested: ['r2', 'r9'] },
      { kind: 'refused', code: 'unknown_resource' },
    ],
    [
      'a sum that is no longer exact is refused',
      { catalog: { a: Number.MAX_SAFE_INTEGER }, bodies: { a: 1 }, requested: [] },
      { kind: 'refused', code: 'cost_overflow' },
    ],
    [
      'the largest exact sum is not',
      {
        catalog: { a: Number.MAX_SAFE_INTEGER - 1 },
        bodies: { a: 1 },
        requested: [],
        budget: Number.MAX_SAFE_INTEGER,
      },
      { kind: 'plan', accepted: true, tokens: Number.MAX_SAFE_INTEGER, bodies: ['a'], resources: [] },
    ],
    [
      'an overflow that is not loaded does not count',
      { bodies: { a: 50, b: Number.MAX_SAFE_INTEGER } },
      worked,
    ],
    [
      'minus zero costs zero',
      { catalog: { a: -0 }, bodies: { a: -0 }, requested: [], budget: -0 },
      { kind: 'plan', accepted: true, tokens: 0, bodies: ['a'], resources: [] },
    ],
  ])('%s', (_rule, change, want) => {
    expect(skillLoadPlan({ ...plain, ...change })).toStrictEqual(want);
  });

  it.each([
    ['null', null],
    ['a list', [plain]],
    ['a text', 'plan'],
    ['nothing', undefined],
  ])('%s is a request without a budget', (_what, request) => {
    expect(skillLoadPlan(request)).toStrictEqual({ kind: 'refused', code: 'invalid_budget' });
  });

  it('a getter is no field, and is never run', () => {
    let runs = 0;
    const request = Object.defineProperty({ ...plain }, 'budget', {
      enumerable: true,
      get: () => {
        runs += 1;
        return 100;
      },
    });
    expect(skillLoadPlan(request)).toStrictEqual({ kind: 'refused', code: 'invalid_budget' });
    expect(runs).toBe(0);
  });
});

describe('the trace', () => {
  it.each<readonly [rule: string, change: object, stoppedAt: string | null, at: unknown]>([
    ['passes every gate, over budget or not', { budget: 0 }, null, null],
    ['names the budget', { budget: -1 }, 'budget', ['/budget']],
    [
      'names every part and every resource without its shape',
      { catalog: [], resources: { r1: 'ab', r2: ['b'] }, active: null },
      'shape',
      ['/catalog', '/resources/r1', '/resources/r2', '/active'],
    ],
    [
      'names every cost that is none',
      { catalog: { b: true, a: -1 }, bodies: { a: '5' }, resources: { r1: ['a', null] } },
      'costs',
      ['/catalog/a', '/catalog/b', '/bodies/a', '/resources/r1/1'],
    ],
    [
      'names every active skill that is incomplete',
      { bodies: { b: 1 }, active: ['c', 'b', 'a'] },
      'activation',
      ['/active/2', '/active/0'],
    ],
    ['names a resource that does not exist', { requested: ['r9'] }, 'known', ['/requested/0']],
    ['names a resource of another skill', { requested: ['r2'] }, 'owner', ['/requested/0']],
    ['blames nobody for the sum', { catalog: { a: 2 ** 53 - 1 } }, 'sum', []],
  ])('%s', (_rule, change, stoppedAt, at) => {
    const run = traceLoad({ ...plain, ...change });
    expect(run.trace.map(({ gate }) => gate)).toEqual(loadGateIds);
    expect(run.passed ? null : run.stoppedAt).toBe(stoppedAt);
    expect(run.passed ? null : run.refusal.at).toEqual(at);
  });
});

describe('the trace holds the plan', () => {
  it('layer by layer, each with its sum', () => {
    const { plan, layers } = traceLoad(plain);
    expect(plan).toMatchObject({ kind: 'plan', accepted: true, tokens: 100, budget: 100, extra: 0 });
    expect(layers.map(({ id, tokens }) => [id, tokens])).toEqual([
      ['metadata', 20],
      ['bodies', 50],
      ['resources', 30],
      ['needed', 0],
    ]);
  });

  it('or the refusal, with the first that is at fault', () => {
    const { plan, layers } = traceLoad({ ...plain, requested: new Set(['r1', 'r2']) });
    expect(plan).toEqual({
      kind: 'refused',
      code: 'resource_owner_inactive',
      at: { id: 'r2', depth: 0, chain: ['r2'] },
    });
    expect(layers).toEqual([]);
  });
});

describe('the layers', () => {
  it('are the sum text by text', () => {
    expect(loadLayers(plain)).toStrictEqual({
      kind: 'layers',
      metadata: [
        { id: 'a', cost: 10 },
        { id: 'b', cost: 10 },
      ],
      bodies: [{ id: 'a', cost: 50 }],
      resources: [{ id: 'r1', cost: 30 }],
      tokens: 100,
      budget: 100,
    });
  });
  it('are refused as the plan is', () => {
    expect(loadLayers({ ...plain, requested: ['r2'] })).toStrictEqual({
      kind: 'refused',
      code: 'resource_owner_inactive',
    });
  });
});

describe('everything at once', () => {
  it.each<readonly [rule: string, change: object, want: unknown]>([
    [
      'is all that there is, and here nearly twice the plan',
      {},
      { kind: 'plan', accepted: false, tokens: 185, bodies: ['a', 'b'], resources: ['r1', 'r2'] },
    ],
    [
      'asks neither who is active nor who owns what',
      { active: ['zzz'], requested: ['r9'], resources: { r1: ['zzz', 1] }, budget: 151 },
      { kind: 'plan', accepted: true, tokens: 151, bodies: ['a', 'b'], resources: ['r1'] },
    ],
    ['must be readable', { catalog: null }, { kind: 'refused', code: 'invalid_shape' }],
    [
      'overflows on what the plan does not load',
      { bodies: { a: 50, b: 2 ** 53 - 1 } },
      { kind: 'refused', code: 'cost_overflow' },
    ],
  ])('%s', (_rule, change, want) => {
    expect(loadEverything({ ...plain, ...change })).toStrictEqual(want);
  });
});

function letters(...names: readonly string[]) {
  const costs = Object.fromEntries(names.map((name) => [name, 1]));
  return { catalog: costs, bodies: costs, active: names, resources: {}, requested: [] };
}

function order(names: string) {
  const bodies = Array.from(names);
  return { kind: 'plan', accepted: true, tokens: 2 * bodies.length, bodies, resources: [] };
}
