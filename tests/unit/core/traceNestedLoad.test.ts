import { describe, expect, it } from 'vitest';
import { closureGateIds, loadGateIds, planNestedLoad, traceNestedLoad } from '#core';
import { deepFreeze } from '../../support/deepFreeze.ts';

const owned = (needs: unknown, change: object = {}) => ({ owner: 's', cost: 10, needs, ...change });
const plain = {
  catalog: { s: 1, t: 2 },
  bodies: { s: 5 },
  resources: { a: owned(['b']), b: owned(['c']), c: owned([]) },
  active: ['s'],
  requested: ['a'],
  maxDepth: 2,
  extraBudget: 20,
  budget: 100,
};

describe('the trace of a load whose needs are followed', () => {
  it.each<readonly [rule: string, change: object, stoppedAt: string | null, at: readonly string[]]>([
    ['passes where the closure and the plan do', {}, null, []],
    [
      'names each limit that is none',
      { maxDepth: -1, extraBudget: '20' },
      'closure/limits',
      ['/maxDepth', '/extraBudget'],
    ],
    [
      'names each part and each resource without its shape',
      { resources: { a: owned('b'), b: { cost: 1, needs: [] } }, active: 's', requested: null },
      'closure/shape',
      ['/resources/a', '/resources/b', '/active', '/requested'],
    ],
    ['names resources that are no record', { resources: [] }, 'closure/shape', ['/resources']],
    [
      'names each cost of a resource that is none, and escapes its id',
      { resources: { 'a/1': owned([], { cost: -1 }), 'b~': owned([], { cost: '1' }) } },
      'closure/costs',
      ['/resources/a~11/cost', '/resources/b~0/cost'],
    ],
    [
      'names the need that leads to nothing, and the request that does',
      { resources: { a: owned(['b', 'x']), b: owned([]) }, requested: ['z', 'a'] },
      'closure/known',
      ['/requested/0', '/resources/a/needs/1'],
    ],
    [
      'names the need that brings in the resource of another skill',
      { resources: { a: owned(['c', 'b']), b: owned([], { owner: 't' }), c: owned([]) } },
      'closure/owner',
      ['/resources/a/needs/1'],
    ],
    ['names the need that goes too deep', { maxDepth: 1 }, 'closure/depth', ['/resources/b/needs/0']],
    [
      'blames nobody for a sum',
      {
        resources: {
          a: owned(['b'], { cost: Number.MAX_SAFE_INTEGER }),
          b: owned([], { cost: 1 }),
        },
      },
      'closure/sum',
      [],
    ],
    ['blames nobody for the extra sum', { extraBudget: 19 }, 'closure/extra', []],
    ['then names what the plan objects to', { bodies: { s: true } }, 'costs', ['/bodies/s']],
    ['and the active skill that is incomplete', { active: ['t', 's'] }, 'activation', ['/active/0']],
  ])('%s', (_rule, change, stoppedAt, at) => {
    const request = deepFreeze({ ...plain, ...change });
    const run = traceNestedLoad(request);
    expect(run.trace.map(({ gate }) => gate)).toEqual([
      ...closureGateIds.map((id) => `closure/${id}`),
      ...loadGateIds,
    ]);
    expect(run.passed ? null : run.stoppedAt).toBe(stoppedAt);
    expect(run.passed ? [] : run.refusal.at).toEqual(at);
    expect(run.trace.filter(({ outcome }) => outcome === 'refused').map(({ gate }) => gate)).toEqual(
      stoppedAt === null ? [] : [stoppedAt],
    );
    expect(planNestedLoad(request)).toEqual(run.plan);
    expect(run.plan.kind === 'refused' ? run.plan.code : null).toBe(run.passed ? null : run.refusal.code);
  });

  it('weighs what was requested apart from what it needs', () => {
    const { layers } = traceNestedLoad(plain);
    expect(layers).toEqual([
      {
        id: 'metadata',
        items: [
          { id: 's', cost: 1 },
          { id: 't', cost: 2 },
        ],
        tokens: 3,
      },
      { id: 'bodies', items: [{ id: 's', cost: 5 }], tokens: 5 },
      { id: 'resources', items: [{ id: 'a', cost: 10 }], tokens: 10 },
      {
        id: 'needed',
        items: [
          { id: 'b', cost: 10 },
          { id: 'c', cost: 10 },
        ],
        tokens: 20,
      },
    ]);
  });
});
