import { describe, expect, it } from 'vitest';
import { planNestedLoad, resourceClosure } from '#core';
import { deepFreeze } from '../../support/deepFreeze.ts';

type Row = readonly [id: string, needs: string, cost?: unknown, owner?: unknown];

/** Resources from rows; needs are written as letters, one an id. */
function resources(...rows: readonly Row[]) {
  return Object.fromEntries(
    rows.map(([id, needs, cost = 1, owner = 'skill']) => [id, { owner, cost, needs: Array.from(needs) }]),
  );
}

const limits = { active: ['skill'], maxDepth: 9, extraBudget: 1000 };

/** A request for `r`, over these resources. */
function request(rows: readonly Row[], change: object = {}) {
  return deepFreeze({ ...limits, resources: resources(...rows), requested: ['r'], ...change });
}

/** A closure as text: each chain, then costs and cycles; or the refusal, with the chain to the fault. */
function said(given: unknown): string {
  const answer = resourceClosure(given);
  if (answer.kind === 'refused') return [answer.code, answer.at?.chain.join('')].filter(Boolean).join(' ');
  for (const { id, depth, chain } of answer.resources) {
    expect([chain.at(-1), chain.length]).toEqual([id, depth + 1]);
  }
  const chains = answer.resources.map(({ chain }) => chain.join('')).join(' ');
  const cycles = answer.cycles.map((cycle) => cycle.join('')).join(' ');
  return `${chains} | ${answer.extra} of ${answer.tokens} | ${cycles}`.trim();
}

describe('the closure', () => {
  it.each<readonly [rule: string, rows: readonly Row[], change: object, want: string]>([
    ['is empty where nothing is requested', [['r', '']], { requested: [] }, '| 0 of 0 |'],
    ['is the resource itself where it needs nothing', [['r', '', 5]], {}, 'r | 0 of 5 |'],
    [
      'holds what is needed, and what that needs',
      [
        ['r', 'a', 5],
        ['a', 'b', 7],
        ['b', '', 9],
      ],
      {},
      'r ra rab | 16 of 21 |',
    ],
    [
      'leaves out what nobody needs',
      [
        ['r', ''],
        ['a', 'r'],
      ],
      {},
      'r | 0 of 1 |',
    ],
    [
      'loads a shared need once',
      [
        ['r', 'ab'],
        ['a', 'c'],
        ['b', 'c'],
        ['c', '', 40],
      ],
      {},
      'r ra rb rac | 42 of 43 |',
    ],
    [
      'goes by depth, then by code point',
      [
        ['r', 'bZ'],
        ['b', 'a'],
        ['Z', ''],
        ['a', ''],
      ],
      {},
      'r rZ rb rba | 3 of 4 |',
    ],
    [
      'takes the shortest chain',
      [
        ['r', 'ac'],
        ['a', 'b'],
        ['b', 'c'],
        ['c', ''],
      ],
      {},
      'r ra rc rab | 3 of 4 |',
    ],
    [
      'takes of two parents at the same depth the smaller, not the one whose chain is smaller',
      [
        ['q', 'z'],
        ['r', 'y'],
        ['z', 'x'],
        ['y', 'x'],
        ['x', ''],
      ],
      { requested: ['q', 'r'] },
      'q r ry qz ryx | 3 of 5 |',
    ],
    [
      'counts a request as no extra, though it is needed too',
      [
        ['r', 'a', 5],
        ['a', '', 7],
      ],
      { requested: ['a', 'r'] },
      'a r | 0 of 12 |',
    ],
    [
      'does not mind duplicates',
      [
        ['r', 'aa'],
        ['a', ''],
      ],
      { requested: ['r', 'r'] },
      'r ra | 1 of 2 |',
    ],
    ['takes sets too', [['r', '']], { requested: new Set('r'), active: new Set(['skill']) }, 'r | 0 of 1 |'],
  ])('%s', (_rule, rows, change, want) => {
    expect(said(request(rows, change))).toBe(want);
  });
});

describe('cycles are found and named, and hold nothing up', () => {
  it.each<readonly [rule: string, rows: readonly Row[], want: string]>([
    ['a resource that needs itself', [['r', 'r']], 'r | 0 of 1 | r'],
    [
      'two that need each other, from the smaller',
      [
        ['r', 'a'],
        ['a', 'r'],
      ],
      'r ra | 1 of 2 | ar',
    ],
    [
      'in the direction of the needs',
      [
        ['r', 'c'],
        ['c', 'b'],
        ['b', 'a'],
        ['a', 'c'],
      ],
      'r rc rcb rcba | 3 of 4 | acb',
    ],
    [
      'one that does not touch the request',
      [
        ['r', 'a'],
        ['a', 'b'],
        ['b', 'b'],
      ],
      'r ra rab | 2 of 3 | b',
    ],
    [
      'two through one resource',
      [
        ['r', 'ab'],
        ['a', 'r'],
        ['b', 'r'],
      ],
      'r ra rb | 2 of 3 | ar br',
    ],
    [
      'for each resource the shortest way back',
      [
        ['r', 'ra'],
        ['a', 'b'],
        ['b', 'r'],
      ],
      'r ra rab | 2 of 3 | abr r',
    ],
    [
      'a cycle before a longer one that begins alike',
      [
        ['r', 'a'],
        ['a', 'ar'],
      ],
      'r ra | 1 of 2 | a ar',
    ],
    [
      'none where a need is merely shared',
      [
        ['r', 'ab'],
        ['a', 'c'],
        ['b', 'c'],
        ['c', ''],
      ],
      'r ra rb rac | 3 of 4 |',
    ],
    [
      'none among resources that nobody needs',
      [
        ['r', ''],
        ['a', 'b'],
        ['b', 'a'],
      ],
      'r | 0 of 1 |',
    ],
  ])('%s', (_rule, rows, want) => {
    expect(said(request(rows))).toBe(want);
  });
});

const chain: readonly Row[] = [
  ['r', 'a', 5],
  ['a', 'b', 7],
  ['b', 'c', 9],
  ['c', '', 1],
];

describe('the limits', () => {
  it.each<readonly [rule: string, rows: readonly Row[], change: object, want: string]>([
    ['a chain may be as long as maxDepth', chain, { maxDepth: 3 }, 'r ra rab rabc | 17 of 22 |'],
    ['and no longer', chain, { maxDepth: 2 }, 'depth_exceeded rabc'],
    ['a depth of 0 lets requests in that need nothing', [['r', '']], { maxDepth: 0 }, 'r | 0 of 1 |'],
    ['and none that need others', chain, { maxDepth: 0 }, 'depth_exceeded ra'],
    [
      'what comes back is no longer chain',
      [
        ['r', 'a'],
        ['a', 'r'],
      ],
      { maxDepth: 1 },
      'r ra | 1 of 2 | ar',
    ],
    [
      'the shortest chain counts',
      [
        ['r', 'ab'],
        ['a', 'b'],
        ['b', ''],
      ],
      { maxDepth: 1 },
      'r ra rb | 2 of 3 |',
    ],
    [
      'what lies beyond is not looked at, so it need not exist',
      [['r', 'a']],
      { maxDepth: 0 },
      'depth_exceeded ra',
    ],
    ['the extra may be as much as extraBudget', chain, { extraBudget: 17 }, 'r ra rab rabc | 17 of 22 |'],
    ['and no more', chain, { extraBudget: 16 }, 'extra_budget_exceeded'],
    ['what was requested is no extra', [['r', '', 999]], { extraBudget: 0 }, 'r | 0 of 999 |'],
    [
      'depth is looked at before the extra budget',
      chain,
      { maxDepth: 1, extraBudget: 0 },
      'depth_exceeded rab',
    ],
  ])('%s', (_rule, rows, change, want) => {
    expect(said(request(rows, change))).toBe(want);
  });
});

describe('refusals', () => {
  it.each<readonly [rule: string, rows: readonly Row[], change: object, want: string]>([
    ['a request that does not exist', [], {}, 'unknown_resource r'],
    [
      'a need that does not exist, with who needs it',
      [
        ['r', 'a'],
        ['a', 'x'],
      ],
      {},
      'unknown_resource rax',
    ],
    [
      'the nearest of several comes first',
      [
        ['r', 'az'],
        ['a', 'b'],
      ],
      {},
      'unknown_resource rz',
    ],
    ['the smallest at one depth comes first', [['r', 'zb']], {}, 'unknown_resource rb'],
    [
      'an inherited name is no resource',
      [['r', 'a']],
      { requested: ['toString'] },
      'unknown_resource toString',
    ],
    ['a request whose owner is inactive', [['r', '', 1, 'other']], {}, 'resource_owner_inactive r'],
    [
      'a need whose owner is inactive, though who needs it is active',
      [
        ['r', 'a'],
        ['a', '', 1, 'other'],
      ],
      {},
      'resource_owner_inactive ra',
    ],
    [
      'unknown before inactive, however far',
      [
        ['r', 'a', 1, 'other'],
        ['a', 'x'],
      ],
      {},
      'unknown_resource rax',
    ],
    [
      'inactive before depth',
      [
        ['r', 'a', 1, 'other'],
        ['a', ''],
      ],
      { maxDepth: 0 },
      'resource_owner_inactive r',
    ],
    [
      'a sum that is no longer exact',
      [
        ['r', 'a', 2 ** 53 - 1],
        ['a', '', 1],
      ],
      { extraBudget: 0 },
      'cost_overflow',
    ],
    ['a limit that is none, before all else', [], { maxDepth: -1, resources: null }, 'invalid_limit'],
    ['a limit that is missing', [['r', '']], { extraBudget: undefined }, 'invalid_limit'],
    ['resources that are no record', [], { resources: [] }, 'invalid_shape'],
    ['active that is no list', [['r', '']], { active: 'skill' }, 'invalid_shape'],
    ['requested that is no list', [['r', '']], { requested: {} }, 'invalid_shape'],
    [
      'a resource without needs, used or not',
      [['r', '']],
      { resources: { x: { owner: 'skill', cost: 1 } } },
      'invalid_shape',
    ],
    ['an owner that is no name', [['x', '', 1, 7]], { requested: [] }, 'invalid_shape'],
    [
      'a cost that is none, used or not',
      [
        ['r', ''],
        ['x', '', true],
      ],
      {},
      'invalid_cost',
    ],
    [
      'every shape before any cost',
      [
        ['r', '', -1],
        ['x', '', 1, null],
      ],
      {},
      'invalid_shape',
    ],
  ])('%s', (_rule, rows, change, want) => {
    expect(said(request(rows, change))).toBe(want);
  });
});

describe('a nested plan', () => {
  const nested = request(
    [
      ['r', 'a', 5],
      ['a', 'r', 7],
    ],
    {
      catalog: { skill: 10, other: 20 },
      bodies: { skill: 30 },
      budget: 72,
    },
  );

  it('loads what requests bring in, and says which need brought it', () => {
    expect(planNestedLoad(nested)).toStrictEqual({
      kind: 'plan',
      accepted: true,
      tokens: 72,
      budget: 72,
      extra: 7,
      metadata: [
        { id: 'other', cost: 20 },
        { id: 'skill', cost: 10 },
      ],
      bodies: [{ id: 'skill', cost: 30 }],
      resources: [
        { id: 'a', cost: 7 },
        { id: 'r', cost: 5 },
      ],
      reached: [
        { id: 'r', depth: 0, chain: ['r'] },
        { id: 'a', depth: 1, chain: ['r', 'a'] },
      ],
      cycles: [['a', 'r']],
    });
  });

  it.each<readonly [rule: string, change: object, want: object]>([
    ['is a plan over budget too', { budget: 71 }, { kind: 'plan', accepted: false, tokens: 72 }],
    [
      'is refused with the closure',
      { requested: ['x'] },
      { kind: 'refused', code: 'unknown_resource', at: { chain: ['x'] } },
    ],
    [
      'is refused with the plan',
      { bodies: {} },
      { kind: 'refused', code: 'active_skill_incomplete', at: null },
    ],
    ['the closure speaks first', { maxDepth: 0, budget: -1 }, { code: 'depth_exceeded' }],
    ['then the plan, from its first gate', { budget: -1, catalog: [] }, { code: 'invalid_budget', at: null }],
  ])('%s', (_rule, change, want) => {
    expect(planNestedLoad({ ...nested, ...change })).toMatchObject(want);
  });
});
