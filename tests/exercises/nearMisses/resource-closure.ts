import { type Change, nearMissesOf } from './nearMiss.ts';

const owner = '!active.includes(get(resources, id)?.owner)';
const sum = 'tokens += cost;';
const last = 'if (depth === last) continue;';
const needs = 'for (const need of get(resources, id)?.needs ?? []) {';
const within = 'const within = reached.filter(({ depth }) => depth <= maxDepth);';
const reached = 'const reached = walk(resources, requested, maxDepth + 1);';
const overflow = 'if (!Number.isSafeInteger(tokens))';
const budget = 'if (extra > extraBudget)';
const own = 'return Object.hasOwn(resources, id) ? resources[id] : undefined;';
const visited = 'const visited = new Set(from);';
const cycles = 'const cycles = cyclesAmong(resources, within.map(({ id }) => id));';

interface Part {
  readonly owner?: string;
  readonly cost?: number;
  readonly needs?: readonly string[];
}
const request = (resources: Readonly<Record<string, Part>>, change: object = {}) => ({
  resources: Object.fromEntries(
    Object.entries(resources).map(([id, part]) => [id, { owner: 's', cost: 1, needs: [], ...part }]),
  ),
  active: ['s'],
  requested: ['r'],
  maxDepth: 3,
  extraBudget: 100,
  ...change,
});
const owned = (by: string, ...active: readonly string[]) => request({ r: { owner: by } }, { active });
/** A request for `r`, which needs these. */
const needing = (...ids: readonly string[]) =>
  request({ r: { needs: ids }, ...Object.fromEntries(ids.map((id) => [id, {}])) });
/** A line of needs, each of the next. */
const line = (length: number, change: object = {}) =>
  request(
    Object.fromEntries(
      Array.from({ length }, (_, index) => [
        index === 0 ? 'r' : `n${index}`,
        index + 1 < length ? { needs: [`n${index + 1}`] } : {},
      ]),
    ),
    { maxDepth: length, ...change },
  );
/** A ring of needs. */
const ring = (...ids: readonly string[]) =>
  request(
    {
      r: { needs: [ids[0] as string] },
      ...Object.fromEntries(
        ids.map((id, index) => [id, { needs: [ids[(index + 1) % ids.length] as string] }]),
      ),
    },
    { maxDepth: ids.length + 1 },
  );
const owning = (test: string): readonly Change[] => [
  [
    owner,
    `!active.some((skill: string) => { const by = String(get(resources, id)?.owner); return ${test}; })`,
  ],
];
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `n${String(index).padStart(4, '0')}`);

/** Programs one step from `resourceClosure`. */
export const nearMisses = nearMissesOf('right/level-by-level.ts', [
  ['owner-trimmed', 'text compared kindly', owning('skill === by.trim()'), owned(' s', 's')],
  [
    'owner-case-off',
    'text compared kindly',
    owning('skill.toLowerCase() === by.toLowerCase()'),
    owned('S', 's'),
  ],
  [
    'active-case-off',
    'text compared kindly',
    owning('skill === by || skill.toLowerCase() === by'),
    owned('s', 'S'),
  ],
  [
    'owner-nfc',
    'text compared kindly',
    owning('skill.normalize() === by.normalize()'),
    owned('e\u0301', 'é'),
  ],
  [
    'owner-nfkc',
    'text compared kindly',
    owning("skill.normalize('NFKC') === by.normalize('NFKC')"),
    owned('ｓ', 's'),
  ],
  [
    'owner-accents-off',
    'text compared kindly',
    owning("skill.localeCompare(by, 'en', { sensitivity: 'base' }) === 0"),
    owned('š', 's'),
  ],
  ['owner-prefix', 'text compared kindly', owning('by.startsWith(skill)'), owned('st', 's')],
  [
    'owner-first-letter',
    'text compared kindly',
    owning('skill.charAt(0) === by.charAt(0)'),
    owned('st', 'sx'),
  ],
  [
    'owner-suffix',
    'text compared kindly',
    owning('by === skill || by.endsWith(`/${skill}`)'),
    owned('x/s', 's'),
  ],
  [
    'owner-in-joined',
    'text compared kindly',
    [[owner, '!`,${active.join()},`.includes(`,${get(resources, id)?.owner},`)']],
    owned('s,t', 's', 't'),
  ],
  [
    'owner-pattern',
    'text compared kindly',
    owning('new RegExp(`^(?:${skill})$`).test(by)'),
    owned('sxt', 's.t'),
  ],
  ['owner-wildcard', 'text compared kindly', owning("by === skill || skill === '*'"), owned('s', '*')],
  ['owner-empty', 'open', owning("by === skill || by === ''"), owned('', 's')],
  [
    'owner-line-break-cut',
    'text compared kindly',
    owning("skill === by.replace(/\\n$/, '')"),
    owned('s\n', 's'),
  ],
  [
    'owner-collapsed',
    'text compared kindly',
    owning("skill.replace(/\\s+/g, ' ') === by.replace(/\\s+/g, ' ')"),
    owned('a  b', 'a b'),
  ],
  [
    'owner-sixteen-letters',
    'size limit',
    owning('skill.slice(0, 16) === by.slice(0, 16)'),
    owned(`${'x'.repeat(16)}1`, `${'x'.repeat(16)}2`),
  ],
  [
    'first-active-only',
    'size limit',
    [[owner, 'active[0] !== get(resources, id)?.owner']],
    owned('s', 't', 's'),
  ],
  [
    'eight-active',
    'size limit',
    [[owner, '!active.slice(0, 8).includes(get(resources, id)?.owner)']],
    owned('i', ...'abcdefghi'),
  ],
  [
    'need-trimmed',
    'text compared kindly',
    [[own, 'return Object.hasOwn(resources, id) ? resources[id] : resources[id.trim()];']],
    request({ r: { needs: ['a '] }, a: {} }),
  ],
  [
    'need-case-off',
    'text compared kindly',
    [
      [
        own,
        'return Object.hasOwn(resources, id) ? resources[id] : Object.hasOwn(resources, id.toLowerCase()) ? resources[id.toLowerCase()] : undefined;',
      ],
    ],
    request({ r: { needs: ['A'] }, a: {} }),
  ],
  [
    'need-dot-slash',
    'text compared kindly',
    [
      [
        own,
        "id = id.replace(/^\\.\\//, '');\n  return Object.hasOwn(resources, id) ? resources[id] : undefined;",
      ],
    ],
    request({ r: { needs: ['./a'] }, a: {} }),
  ],
  [
    'visited-case-off',
    'text compared kindly',
    [
      ['if (visited.has(need)) continue;', 'if (visited.has(need.toLowerCase())) continue;'],
      ['visited.add(need);', 'visited.add(need.toLowerCase());'],
    ],
    request({ r: { needs: ['a', 'A'] }, a: {}, A: {} }),
  ],
  [
    'visited-nfc',
    'text compared kindly',
    [
      ['if (visited.has(need)) continue;', 'if (visited.has(need.normalize())) continue;'],
      ['visited.add(need);', 'visited.add(need.normalize());'],
    ],
    request({ r: { needs: ['é', 'e\u0301'] }, é: {}, 'e\u0301': {} }),
  ],
  ['depth-at-most-four', 'size limit', [[last, 'if (depth === last || depth >= 4) continue;']], line(7)],
  ['depth-at-most-six', 'size limit', [[last, 'if (depth === last || depth >= 6) continue;']], line(9)],
  ['depth-at-most-ten', 'size limit', [[last, 'if (depth === last || depth >= 10) continue;']], line(13)],
  [
    'depth-at-most-thirty-two',
    'size limit',
    [[last, 'if (depth === last || depth >= 32) continue;']],
    line(35),
  ],
  [
    'max-depth-at-most-ten',
    'size limit',
    [
      [reached, 'const reached = walk(resources, requested, Math.min(maxDepth, 10) + 1);'],
      [within, 'const within = reached.filter(({ depth }) => depth <= Math.min(maxDepth, 10));'],
      [
        'reached.find(({ depth }) => depth > maxDepth)',
        'reached.find(({ depth }) => depth > Math.min(maxDepth, 10))',
      ],
    ],
    line(13),
  ],
  [
    'max-depth-thirty-two-bits',
    'number',
    [[reached, 'const reached = walk(resources, requested, (maxDepth + 1) | 0);']],
    request({ r: { needs: ['a'] }, a: {} }, { maxDepth: 2 ** 32 - 1 }),
  ],
  [
    'depth-counts-resources',
    'size limit',
    [[within, 'const within = reached.filter(({ depth }) => depth <= maxDepth).slice(0, 64);']],
    needing(...numbered(65)),
  ],
  [
    'eight-needs',
    'size limit',
    [[needs, 'for (const need of (get(resources, id)?.needs ?? []).slice(0, 8)) {']],
    needing(...numbered(9)),
  ],
  [
    'thirty-two-needs',
    'size limit',
    [[needs, 'for (const need of (get(resources, id)?.needs ?? []).slice(0, 32)) {']],
    needing(...numbered(33)),
  ],
  [
    'last-four-requests',
    'size limit',
    [[visited, 'const visited = new Set(from.slice(-4));']],
    request(Object.fromEntries([...'abcde'].map((id) => [id, {}])), { requested: [...'abcde'] }),
  ],
  [
    'requests-trimmed',
    'text compared kindly',
    [[visited, 'const visited = new Set(from.map((id) => id.trim()));']],
    request({ r: {}, 'r ': { cost: 5 } }, { requested: ['r '] }),
  ],
  [
    'sum-thirty-two-bits',
    'number',
    [[sum, 'tokens = (tokens + cost) | 0;']],
    request({ r: { cost: 2 ** 31 } }),
  ],
  ['sum-unsigned', 'number', [[sum, 'tokens = (tokens + cost) >>> 0;']], request({ r: { cost: 2 ** 32 } })],
  [
    'sum-two-to-53',
    'number',
    [[overflow, 'if (tokens > 2 ** 53)']],
    request({ r: { cost: 2 ** 53 - 1, needs: ['a'] }, a: {} }),
  ],
  [
    'sum-of-extras',
    'number',
    [[overflow, 'if (!Number.isSafeInteger(extra))']],
    request({ r: { cost: 2 ** 53 - 1 }, q: {} }, { requested: ['r', 'q'] }),
  ],
  [
    'sum-beyond-1e16',
    'number',
    [[overflow, 'if (tokens > 1e16)']],
    request({ r: { cost: 2 ** 53 - 1, needs: ['a'] }, a: { cost: 5 } }),
  ],
  ['million-is-too-much', 'number', [[overflow, 'if (tokens > 1e6)']], request({ r: { cost: 1_000_001 } })],
  [
    'extra-thirty-two-bits',
    'number',
    [[budget, 'if ((extra | 0) > (extraBudget | 0))']],
    request({ r: { needs: ['a'] }, a: {} }, { extraBudget: 2 ** 31 }),
  ],
  [
    'budget-zero-is-none',
    'open',
    [[budget, 'if (extraBudget > 0 && extra > extraBudget)']],
    request({ r: { needs: ['a'] }, a: {} }, { extraBudget: 0 }),
  ],
  [
    'budget-with-slack',
    'number',
    [[budget, 'if (extra > extraBudget * 1.01)']],
    request({ r: { needs: ['a'] }, a: { cost: 101 } }),
  ],
  [
    'overflow-after-budget',
    'sequence',
    [
      [
        overflow,
        "if (extra > extraBudget && Number.isSafeInteger(extra)) return refused('extra_budget_exceeded');\n  if (!Number.isSafeInteger(tokens))",
      ],
    ],
    request({ r: { cost: 2 ** 53 - 1, needs: ['a'] }, a: { cost: 101 } }),
  ],
  [
    'overflow-before-owner',
    'sequence',
    [
      [
        'const inactive = within.find',
        "if (within.some(({ id }) => (get(resources, id)?.cost ?? 0) === Number.MAX_SAFE_INTEGER) && within.length > 1) return refused('cost_overflow');\n  const inactive = within.find",
      ],
    ],
    request({ r: { cost: 2 ** 53 - 1, needs: ['a'] }, a: { owner: 't' } }),
  ],
  [
    'depth-before-owner',
    'sequence',
    [
      [
        'const inactive = within.find',
        "const early = reached.find(({ depth }) => depth > maxDepth);\n  if (early) return refused('depth_exceeded', early);\n  const inactive = within.find",
      ],
    ],
    line(4, { maxDepth: 1, active: [] }),
  ],
  [
    'fault-in-order-of-needs',
    'order',
    [
      [
        'level.sort((a, b) => smaller(a.id, b.id));',
        'if (level[0]?.depth === 0) level.sort((a, b) => smaller(a.id, b.id));',
      ],
    ],
    needing('b', 'a'),
  ],
  [
    'requests-as-given',
    'order',
    [
      [
        'level.sort((a, b) => smaller(a.id, b.id));',
        'if (level[0]?.depth !== 0) level.sort((a, b) => smaller(a.id, b.id));',
      ],
    ],
    request({ a: {}, b: {} }, { requested: ['b', 'a'] }),
  ],
  [
    'order-case-off',
    'order',
    [
      [
        'level.sort((a, b) => smaller(a.id, b.id));',
        'level.sort((a, b) => smaller(a.id.toLowerCase(), b.id.toLowerCase()) || smaller(a.id, b.id));',
      ],
    ],
    needing('a', 'B'),
  ],
  [
    'order-length-first',
    'order',
    [
      [
        'level.sort((a, b) => smaller(a.id, b.id));',
        'level.sort((a, b) => a.id.length - b.id.length || smaller(a.id, b.id));',
      ],
    ],
    needing('b', 'aa'),
  ],
  [
    'order-first-sign',
    'order',
    [
      [
        'level.sort((a, b) => smaller(a.id, b.id));',
        'level.sort((a, b) => smaller(a.id.slice(0, 1), b.id.slice(0, 1)));',
      ],
    ],
    needing('ab', 'aa'),
  ],
  [
    'order-by-unit',
    'order',
    [['level.sort((a, b) => smaller(a.id, b.id));', 'level.sort((a, b) => (a.id < b.id ? -1 : 1));']],
    needing('😀', '～'),
  ],
  [
    'order-numeric',
    'order',
    [
      [
        'level.sort((a, b) => smaller(a.id, b.id));',
        'level.sort((a, b) => (/^\\d+$/.test(a.id) && /^\\d+$/.test(b.id) ? Number(a.id) - Number(b.id) : smaller(a.id, b.id)));',
      ],
    ],
    needing('10', '9'),
  ],
  [
    'order-locale',
    'order',
    [['level.sort((a, b) => smaller(a.id, b.id));', "level.sort((a, b) => a.id.localeCompare(b.id, 'en'));"]],
    needing('a', 'B'),
  ],
  [
    'cycles-to-depth',
    'size limit',
    [['const back = walk(resources, [id], Infinity)', 'const back = walk(resources, [id], 4)']],
    ring(...'abcdef'),
  ],
  [
    'cycles-to-ten',
    'size limit',
    [['const back = walk(resources, [id], Infinity)', 'const back = walk(resources, [id], 10)']],
    ring(...numbered(13)),
  ],
  [
    'cycles-of-requests',
    'fitted',
    [
      [
        cycles,
        'const cycles = cyclesAmong(resources, within.filter(({ depth }) => depth === 0).map(({ id }) => id));',
      ],
    ],
    request({ r: { needs: ['a'] }, a: { needs: ['a'] } }),
  ],
  [
    'first-cycle-only',
    'size limit',
    [[cycles, 'const cycles = cyclesAmong(resources, within.map(({ id }) => id)).slice(0, 1);']],
    request({ r: { needs: ['a', 'b'] }, a: { needs: ['a'] }, b: { needs: ['b'] } }),
  ],
  [
    'four-cycles',
    'size limit',
    [[cycles, 'const cycles = cyclesAmong(resources, within.map(({ id }) => id)).slice(0, 4);']],
    request(
      Object.fromEntries([
        ['r', { needs: [...'abcde'] }],
        ...[...'abcde'].map((id) => [id, { needs: [id] }] as const),
      ]),
    ),
  ],
  [
    'to-json-barred',
    'escape',
    [[own, "return Object.hasOwn(resources, id) && id !== 'toJSON' ? resources[id] : undefined;"]],
    needing('toJSON'),
  ],
  [
    'constructor-barred',
    'escape',
    [[own, "return Object.hasOwn(resources, id) && id !== 'constructor' ? resources[id] : undefined;"]],
    needing('constructor'),
  ],
  [
    'proto-barred',
    'escape',
    [[own, "return Object.hasOwn(resources, id) && id !== '__proto__' ? resources[id] : undefined;"]],
    JSON.parse(
      '{"resources":{"__proto__":{"owner":"s","cost":1,"needs":[]}},"active":["s"],"requested":["__proto__"],"maxDepth":1,"extraBudget":9}',
    ),
  ],
  [
    'empty-id-skipped',
    'closed',
    [['if (visited.has(need)) continue;', "if (need === '' || visited.has(need)) continue;"]],
    needing(''),
  ],
  [
    'half-pair-id-skipped',
    'closed',
    [['if (visited.has(need)) continue;', 'if (!need.isWellFormed() || visited.has(need)) continue;']],
    needing('\ud83d'),
  ],
  [
    'long-id-skipped',
    'size limit',
    [['if (visited.has(need)) continue;', 'if (need.length > 64 || visited.has(need)) continue;']],
    needing('x'.repeat(65)),
  ],
  [
    'chain-glued',
    'keys glued',
    [['chain: [...chain, need]', "chain: [...chain, need].join('>').split('>')"]],
    needing('a>b'),
  ],
  [
    'chain-glued-by-blank',
    'keys glued',
    [['chain: [...chain, need]', "chain: [...chain, need].join(' ').split(' ')"]],
    needing('a b'),
  ],
  [
    'chain-glued-by-slash',
    'keys glued',
    [['chain: [...chain, need]', "chain: [...chain, need].join('/').split('/')"]],
    needing('a/b'),
  ],
  [
    'chain-glued-by-arrow',
    'keys glued',
    [['chain: [...chain, need]', "chain: [...chain, need].join(' → ').split(' → ')"]],
    needing('a → b'),
  ],
  [
    'chain-of-ten',
    'size limit',
    [['chain: [...chain, need]', 'chain: [...chain, need].slice(-10)']],
    line(12),
  ],
  [
    'needs-glued',
    'keys glued',
    [[needs, "for (const need of (get(resources, id)?.needs ?? []).flatMap((one) => one.split(','))) {"]],
    needing('a,b'),
  ],
]);
