import { type Change, nearMissesOf } from './nearMiss.ts';

const tokens = 'const isTokens = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;';
const isNames =
  "const isNames = (value: any) => Array.isArray(value) && value.every((name) => typeof name === 'string');";
const isPair =
  "const isPair = (value: any) => Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';";
const reading = 'const { catalog, bodies, active, resources, requested, budget } = request ?? {};';
const budget = 'if (!isTokens(budget))';
const skills = 'const skills = [...new Set<string>(active)].sort(byCodePoint);';
const ids = 'const ids = [...new Set<string>(requested)].sort(byCodePoint);';
const complete = 'Object.hasOwn(catalog, skill) && Object.hasOwn(bodies, skill)';
const exists = 'Object.hasOwn(resources, id)';
const owner = 'skills.includes(resources[id][0])';
const sum = 'for (const cost of Object.values<number>(catalog)) tokens += cost;';
const safe = 'if (!Number.isSafeInteger(tokens))';
const accepted = 'accepted: tokens <= budget';
const order = 'function byCodePoint(a: string, b: string): number {';

const base = {
  catalog: { a: 10, b: 10 },
  bodies: { a: 50, b: 80 },
  active: ['a'],
  resources: { r: ['a', 30] as unknown[] },
  requested: ['r'],
  budget: 200,
};
const request = (change: object) => ({ ...base, ...change });
/** Skills that cost nothing and are all active. */
const active = (...names: readonly string[]) => {
  const free = Object.fromEntries(names.map((name) => [name, 0]));
  return request({ catalog: free, bodies: free, active: names, resources: {}, requested: [] });
};
/** Resources of `a` that cost nothing and are all requested. */
const requested = (...names: readonly string[]) =>
  request({ resources: Object.fromEntries(names.map((name) => [name, ['a', 1]])), requested: names });
/** A request whose resource has another owner than the active skill. */
const owned = (skill: string, by: string) =>
  request({ catalog: { [skill]: 1 }, bodies: { [skill]: 1 }, active: [skill], resources: { r: [by, 1] } });

/** Another test of the owner. */
const owning = (test: string): readonly Change[] => [
  [owner, `skills.some((skill) => { const by: string = resources[id][0]; return ${test}; })`],
];
/** What counts as a number of tokens. */
const counting = (test: string): readonly Change[] => [[tokens, `const isTokens = (value: any) => ${test};`]];
/** Where a compared order is left out. */
const sorted = (by: string): readonly Change[] => [[order, `${order}\n  ${by}`]];
const numbered = (count: number, prefix = 's') =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(4, '0')}`);
const proto = (json: string): unknown => JSON.parse(json);

/** Programs one step from `skillLoadPlan`. */
export const nearMisses = nearMissesOf('right/early-returns.ts', [
  ['owner-trimmed', 'text compared kindly', owning('skill === by.trim()'), owned('a', 'a ')],
  [
    'owner-collapsed',
    'text compared kindly',
    owning("skill.replace(/\\s+/g, ' ') === by.replace(/\\s+/g, ' ')"),
    owned('a b', 'a  b'),
  ],
  [
    'owner-case-off',
    'text compared kindly',
    owning('skill.toLowerCase() === by.toLowerCase()'),
    owned('a', 'A'),
  ],
  [
    'owner-upper-case-active',
    'text compared kindly',
    owning('skill === by || skill.toLowerCase() === by'),
    owned('A', 'a'),
  ],
  [
    'owner-nfc',
    'text compared kindly',
    owning('skill.normalize() === by.normalize()'),
    owned('é', 'e\u0301'),
  ],
  [
    'owner-nfkc',
    'text compared kindly',
    owning("skill.normalize('NFKC') === by.normalize('NFKC')"),
    owned('a', 'ａ'),
  ],
  [
    'owner-accents-off',
    'text compared kindly',
    owning("skill.localeCompare(by, 'en', { sensitivity: 'base' }) === 0"),
    owned('e', 'é'),
  ],
  [
    'owner-prefix',
    'text compared kindly',
    owning("by === skill || (skill !== '' && by.startsWith(`${skill}/`))"),
    owned('a', 'a/b'),
  ],
  [
    'owner-first-letter',
    'text compared kindly',
    owning('skill.charAt(0) === by.charAt(0)'),
    owned('ab', 'ac'),
  ],
  [
    'owner-suffix',
    'text compared kindly',
    owning('by === skill || (skill !== "" && by.endsWith(`:${skill}`))'),
    owned('a', 'x:a'),
  ],
  ['owner-part', 'text compared kindly', owning('skill.includes(by)'), owned('ab', 'b')],
  [
    'owner-in-joined',
    'text compared kindly',
    [[owner, '`,${skills.join()},`.includes(`,${resources[id][0]},`)']],
    request({ active: ['a', 'b'], resources: { r: ['a,b', 1] } }),
  ],
  [
    'owner-pattern',
    'text compared kindly',
    [[owner, "new RegExp(`^(?:${skills.join('|')})$`).test(resources[id][0]) && skills.length > 0"]],
    owned('a.b', 'axb'),
  ],
  ['owner-wildcard', 'text compared kindly', owning("by === skill || by === '*'"), owned('a', '*')],
  ['owner-empty-is-everybody', 'open', owning("by === skill || by === ''"), owned('a', '')],
  [
    'owner-line-break-cut',
    'text compared kindly',
    owning("skill === by.replace(/\\n$/, '')"),
    owned('a', 'a\n'),
  ],
  [
    'owner-sixteen-letters',
    'size limit',
    owning('skill.slice(0, 16) === by.slice(0, 16)'),
    owned(`${'x'.repeat(16)}1`, `${'x'.repeat(16)}2`),
  ],
  [
    'owner-hyphen-underscore',
    'text compared kindly',
    owning("skill.replaceAll('_', '-') === by.replaceAll('_', '-')"),
    owned('a-b', 'a_b'),
  ],
  [
    'skill-trimmed',
    'text compared kindly',
    [
      [
        skills,
        'const skills = [...new Set<string>(active.map((name: string) => name.trim()))].sort(byCodePoint);',
      ],
    ],
    request({ active: ['a '] }),
  ],
  [
    'skill-case-off',
    'text compared kindly',
    [
      [
        skills,
        'const skills = [...new Set<string>(active.map((name: string) => (Object.hasOwn(catalog, name) ? name : name.toLowerCase())))].sort(byCodePoint);',
      ],
    ],
    request({ active: ['A'] }),
  ],
  [
    'skill-nfc',
    'text compared kindly',
    [
      [
        skills,
        'const skills = [...new Set<string>(active.map((name: string) => name.normalize()))].sort(byCodePoint);',
      ],
    ],
    request({ catalog: { é: 1 }, bodies: { é: 1 }, active: ['e\u0301'], resources: {}, requested: [] }),
  ],
  [
    'id-trimmed',
    'text compared kindly',
    [
      [
        ids,
        'const ids = [...new Set<string>(requested.map((name: string) => name.trim()))].sort(byCodePoint);',
      ],
    ],
    request({ requested: ['r '] }),
  ],
  [
    'id-dot-slash',
    'text compared kindly',
    [
      [
        ids,
        "const ids = [...new Set<string>(requested.map((name: string) => name.replace(/^\\.\\//, '')))].sort(byCodePoint);",
      ],
    ],
    request({ requested: ['./r'] }),
  ],
  [
    'id-back-slash',
    'text compared kindly',
    [
      [
        ids,
        "const ids = [...new Set<string>(requested.map((name: string) => name.replaceAll('\\\\', '/')))].sort(byCodePoint);",
      ],
    ],
    request({ resources: { 'a/r': ['a', 1] }, requested: ['a\\r'] }),
  ],
  [
    'id-fragment-cut',
    'text compared kindly',
    [
      [
        ids,
        "const ids = [...new Set<string>(requested.map((name: string) => name.split('#')[0] ?? ''))].sort(byCodePoint);",
      ],
    ],
    request({ requested: ['r#x'] }),
  ],
  [
    'id-case-off',
    'text compared kindly',
    [
      [
        ids,
        'const ids = [...new Set<string>(requested.map((name: string) => (Object.hasOwn(resources, name) ? name : name.toLowerCase())))].sort(byCodePoint);',
      ],
    ],
    request({ requested: ['R'] }),
  ],
  [
    'doubles-by-case',
    'text compared kindly',
    [
      [
        skills,
        'const skills = [...new Map<string, string>(active.map((name: string) => [name.toLowerCase(), name])).values()].sort(byCodePoint);',
      ],
    ],
    active('a', 'A'),
  ],
  [
    'doubles-by-neighbours',
    'order',
    [
      [
        skills,
        'const skills = (active as string[]).filter((name, index) => name !== active[index - 1]).sort(byCodePoint);',
      ],
    ],
    request({ active: ['a', 'b', 'a'] }),
  ],
  [
    'eight-active',
    'size limit',
    [[skills, 'const skills = [...new Set<string>(active)].sort(byCodePoint).slice(0, 8);']],
    active(...numbered(9)),
  ],
  [
    'ten-requested',
    'size limit',
    [[ids, 'const ids = [...new Set<string>(requested)].sort(byCodePoint).slice(0, 10);']],
    requested(...numbered(11)),
  ],
  [
    'thirty-two-active',
    'size limit',
    [[skills, 'const skills = [...new Set<string>(active)].sort(byCodePoint).slice(0, 32);']],
    active(...numbered(33)),
  ],
  [
    'hundred-requested',
    'size limit',
    [[ids, 'const ids = [...new Set<string>(requested)].sort(byCodePoint).slice(0, 100);']],
    requested(...numbered(101)),
  ],
  [
    'catalog-of-ten',
    'size limit',
    [[sum, 'for (const cost of Object.values<number>(catalog).slice(0, 10)) tokens += cost;']],
    request({ catalog: Object.fromEntries(['a', ...numbered(10)].map((name) => [name, 1])) }),
  ],
  [
    'name-sixty-four',
    'size limit',
    [[isNames, isNames.replace("'string'", "'string' && name.length <= 64")]],
    active('x'.repeat(65)),
  ],
  [
    'name-twenty',
    'size limit',
    [[isNames, isNames.replace("'string'", "'string' && name.length <= 20")]],
    active('x'.repeat(21)),
  ],
  [
    'name-one-thousand',
    'size limit',
    [[isNames, isNames.replace("'string'", "'string' && name.length <= 1000")]],
    active('x'.repeat(1001)),
  ],
  [
    'empty-name-refused',
    'closed',
    [[isNames, isNames.replace("'string'", "'string' && name !== ''")]],
    active(''),
  ],
  [
    'blank-name-refused',
    'closed',
    [[isNames, isNames.replace("'string'", "'string' && name.trim() === name")]],
    active(' '),
  ],
  [
    'kebab-names-only',
    'closed',
    [[isNames, isNames.replace("'string'", "'string' && !/[^\\p{L}\\d._\\uff5e😀-]/u.test(name)")]],
    active('a:b'),
  ],
  [
    'half-pair-name-refused',
    'closed',
    [[isNames, isNames.replace("'string'", "'string' && name.isWellFormed()")]],
    active('\ud83d'),
  ],
  [
    'empty-owner-refused',
    'closed',
    [[isPair, isPair.replace("=== 'string'", "=== 'string' && value[0] !== ''")]],
    request({ resources: { r: ['', 1] }, requested: [] }),
  ],
  [
    'pair-as-record',
    'open',
    [
      [
        isPair,
        "const isPair = (value: any) => (Array.isArray(value) && value.length === 2 && typeof value[0] === 'string') || (isRecord(value) && typeof value.owner === 'string' && Object.keys(value).length === 0);",
      ],
      [
        "typeof value === 'object' && value !== null && !Array.isArray(value)",
        "typeof value === 'object' && value !== null",
      ],
    ],
    request({ catalog: [1] }),
  ],
  [
    'pair-of-record',
    'open',
    [
      [
        'const pairs: any[] = Object.values(resources);',
        "const pairs: any[] = Object.values(resources).map((one: any) => (isRecord(one) && typeof one.owner === 'string' ? [one.owner, one.cost] : one));",
      ],
    ],
    request({ resources: { r: { owner: 'a', cost: 1 } }, requested: [] }),
  ],
  [
    'missing-lists-empty',
    'open',
    [[reading, 'const { catalog, bodies, active = [], resources, requested = [], budget } = request ?? {};']],
    { catalog: {}, bodies: {}, resources: {}, requested: [], budget: 1 },
  ],
  [
    'missing-requested-empty',
    'open',
    [[reading, 'const { catalog, bodies, active, resources, requested = [], budget } = request ?? {};']],
    { catalog: {}, bodies: {}, resources: {}, active: [], budget: 1 },
  ],
  [
    'missing-resources-empty',
    'open',
    [[reading, 'const { catalog, bodies, active, resources = {}, requested, budget } = request ?? {};']],
    { catalog: {}, bodies: {}, requested: [], active: [], budget: 1 },
  ],
  [
    'missing-catalog-empty',
    'open',
    [[reading, 'const { catalog = {}, bodies, active, resources, requested, budget } = request ?? {};']],
    { bodies: {}, resources: {}, requested: [], active: [], budget: 1 },
  ],
  [
    'missing-bodies-empty',
    'open',
    [[reading, 'const { catalog, bodies = {}, active, resources, requested, budget } = request ?? {};']],
    { catalog: {}, resources: {}, requested: [], active: [], budget: 1 },
  ],
  [
    'null-lists-empty',
    'open',
    [
      [
        isNames,
        isNames
          .replace('Array.isArray(value)', 'value === null || Array.isArray(value)')
          .replace('value === null ||', 'value === null || (')
          .replace("'string');", "'string'));"),
      ],
      ['new Set<string>(active)', 'new Set<string>(active ?? [])'],
      ['new Set<string>(requested)', 'new Set<string>(requested ?? [])'],
    ],
    request({ requested: null }),
  ],
  [
    'missing-budget-endless',
    'open',
    [
      [budget, 'if (budget !== undefined && !isTokens(budget))'],
      [accepted, 'accepted: budget === undefined || tokens <= budget'],
    ],
    { catalog: {}, bodies: {}, active: [], resources: {}, requested: [], note: 1 },
  ],
  [
    'null-budget-endless',
    'open',
    [
      [budget, 'if (budget !== null && !isTokens(budget))'],
      [accepted, 'accepted: budget === null || tokens <= budget'],
    ],
    request({ budget: null }),
  ],
  [
    'request-as-text',
    'open',
    [
      [
        reading,
        `if (typeof request === 'string') try { request = JSON.parse(request); } catch {}\n  ${reading}`,
      ],
    ],
    JSON.stringify(base),
  ],
  [
    'request-in-list',
    'open',
    [[reading, `if (Array.isArray(request) && request.length === 1) request = request[0];\n  ${reading}`]],
    [base],
  ],
  [
    'active-name-alone',
    'open',
    [
      [
        reading,
        reading.replace('active,', 'active: given,') +
          "\n  const active = typeof given === 'string' ? [given] : given;",
      ],
    ],
    request({ active: 'a' }),
  ],
  [
    'active-record-of-flags',
    'open',
    [
      [
        reading,
        reading.replace('active,', 'active: given,') +
          '\n  const active = isRecord(given) ? Object.keys(given) : given;',
      ],
    ],
    request({ active: { a: true } }),
  ],
  [
    'closed-request',
    'closed',
    [
      [
        budget,
        `if (isRecord(request) && Object.keys(request).length > 6) return refused('invalid_shape');\n  ${budget}`,
      ],
    ],
    request({ note: 1 }),
  ],
  [
    'closed-request-later',
    'closed',
    [
      [
        'if (![catalog, bodies, resources].every(isRecord))',
        'if (![catalog, bodies, resources].every(isRecord) || Object.keys(request).length > 6)',
      ],
    ],
    request({ note: 1 }),
  ],
  [
    'tokens-thirty-two-bits',
    'number',
    counting('Number.isInteger(value) && value >= 0 && value <= 2147483647'),
    request({ budget: 2 ** 31 }),
  ],
  [
    'tokens-to-int',
    'number',
    counting("typeof value === 'number' && (value | 0) === value && value >= 0"),
    request({ catalog: { a: 2 ** 31 } }),
  ],
  [
    'tokens-unsigned',
    'number',
    counting("typeof value === 'number' && value >>> 0 === value"),
    request({ bodies: { a: 2 ** 32, b: 0 } }),
  ],
  [
    'tokens-any-integer',
    'number',
    counting('Number.isInteger(value) && value >= 0'),
    request({ catalog: { a: 1e20 } }),
  ],
  [
    'tokens-two-to-53',
    'number',
    counting('Number.isInteger(value) && value >= 0 && value <= 2 ** 53'),
    request({ catalog: { a: 2 ** 53 } }),
  ],
  [
    'tokens-digits',
    'number',
    counting("typeof value === 'number' && /^\\d{1,15}$/.test(String(value))"),
    request({ budget: 1e15 }),
  ],
  [
    'tokens-million',
    'number',
    counting('Number.isSafeInteger(value) && value >= 0 && value <= 1e6'),
    request({ budget: 1_000_001 }),
  ],
  [
    'tokens-window',
    'number',
    counting('Number.isSafeInteger(value) && value >= 0 && value <= 200000'),
    request({ budget: 200_001 }),
  ],
  [
    'tokens-1e9',
    'number',
    counting('Number.isSafeInteger(value) && value >= 0 && value <= 1e9'),
    request({ budget: 1e9 + 1 }),
  ],
  [
    'tokens-nearly-whole',
    'number',
    counting(
      "typeof value === 'number' && Math.abs(value - Math.round(value)) < 1e-9 && value >= 0 && value < 2 ** 53",
    ),
    request({ catalog: { a: 1 + 2 ** -50 } }),
  ],
  [
    'tokens-minus-zero',
    'number',
    counting('Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)'),
    request({ catalog: { a: -0, b: 1 } }),
  ],
  [
    'tokens-from-minus-one',
    'number',
    [[budget, 'if (!(Number.isSafeInteger(budget) && budget > -1 || budget === -1))']],
    request({ budget: -1 }),
  ],
  [
    'tokens-positive-budget',
    'number',
    [[budget, 'if (!isTokens(budget) || budget === 0)']],
    request({ budget: 0 }),
  ],
  [
    'sum-thirty-two-bits',
    'number',
    [[sum, 'for (const cost of Object.values<number>(catalog)) tokens = (tokens + cost) | 0;']],
    request({ catalog: { a: 2 ** 31, b: 0 } }),
  ],
  [
    'sum-unsigned',
    'number',
    [[sum, 'for (const cost of Object.values<number>(catalog)) tokens = (tokens + cost) >>> 0;']],
    request({ catalog: { a: 2 ** 32, b: 0 } }),
  ],
  [
    'sum-two-to-53',
    'number',
    [[safe, 'if (tokens > 2 ** 53)']],
    request({ catalog: { a: 2 ** 53 - 1 - 80, b: 1 } }),
  ],
  [
    'overflow-from-catalog-only',
    'number',
    [[safe, 'if (!Number.isSafeInteger(Object.values<number>(catalog).reduce((a, b) => a + b, 0)))']],
    request({ bodies: { a: 2 ** 53 - 1 } }),
  ],
  [
    'overflow-before-owner',
    'sequence',
    [
      [
        'if (!skills.every(complete))',
        "if (!Number.isSafeInteger(Object.values<number>(catalog).reduce((a, b) => a + b, 0))) return refused('cost_overflow');\n  if (!skills.every(complete))",
      ],
    ],
    request({ catalog: { b: 2 ** 53 - 1, c: 1 } }),
  ],
  [
    'shape-before-budget',
    'sequence',
    [
      [
        budget,
        `if (![catalog, bodies, resources].every(isRecord)) return refused('invalid_shape');\n  ${budget}`,
      ],
    ],
    request({ catalog: null, budget: -1 }),
  ],
  [
    'costs-before-lists',
    'sequence',
    [
      [
        'if (!isNames(active)',
        "if (![...Object.values(catalog), ...Object.values(bodies)].every(isTokens)) return refused('invalid_cost');\n  if (!isNames(active)",
      ],
    ],
    request({ catalog: { a: -1 }, active: 1 }),
  ],
  [
    'unknown-before-incomplete',
    'sequence',
    [
      [
        'if (!skills.every(complete))',
        `if (!ids.every((id) => ${exists})) return refused('unknown_resource');\n  if (!skills.every(complete))`,
      ],
    ],
    request({ bodies: {}, requested: ['x'] }),
  ],
  [
    'owner-before-unknown',
    'sequence',
    [
      [
        `if (!ids.every((id) => ${exists})) return refused('unknown_resource');`,
        `if (ids.some((id) => ${exists} && !${owner})) return refused('resource_owner_inactive');\n  if (!ids.every((id) => ${exists})) return refused('unknown_resource');`,
      ],
    ],
    request({ active: [], requested: ['r', 'x'] }),
  ],
  [
    'accepted-below',
    'number',
    [[accepted, 'accepted: tokens < budget || (tokens === budget && tokens === 0)']],
    request({ budget: 100 }),
  ],
  [
    'accepted-with-slack',
    'number',
    [[accepted, 'accepted: tokens <= budget * 1.001']],
    request({ budget: 2 ** 30, bodies: { a: 2 ** 30, b: 0 } }),
  ],
  [
    'order-by-unit',
    'order',
    sorted('if (a.charCodeAt(0) !== b.charCodeAt(0)) return a.charCodeAt(0) - b.charCodeAt(0);'),
    active('😀', '～'),
  ],
  [
    'order-first-sign',
    'order',
    sorted('return (a.codePointAt(0) ?? -1) - (b.codePointAt(0) ?? -1);'),
    active('ab', 'aa'),
  ],
  [
    'order-first-then-length',
    'order',
    sorted('return (a.codePointAt(0) ?? -1) - (b.codePointAt(0) ?? -1) || a.length - b.length;'),
    active('ab', 'aa'),
  ],
  [
    'order-length-first',
    'order',
    sorted('if (a.length !== b.length) return a.length - b.length;'),
    active('b', 'aa'),
  ],
  [
    'order-case-off',
    'order',
    sorted('if (a.toLowerCase() !== b.toLowerCase()) [a, b] = [a.toLowerCase(), b.toLowerCase()];'),
    active('a', 'B'),
  ],
  [
    'order-eight-signs',
    'size limit',
    sorted('[a, b] = [a.slice(0, 8), b.slice(0, 8)];'),
    active('abcdefghb', 'abcdefgha'),
  ],
  [
    'order-numeric',
    'order',
    sorted('if (/^\\d+$/.test(a) && /^\\d+$/.test(b)) return Number(a) - Number(b);'),
    active('10', '9'),
  ],
  [
    'order-active-only',
    'order',
    [[ids, 'const ids = [...new Set<string>(requested)].sort();']],
    requested('😀', '～'),
  ],
  ['order-of-request', 'order', [[ids, 'const ids = [...new Set<string>(requested)];']], requested('b', 'a')],
  [
    'order-locale',
    'order',
    [[ids, "const ids = [...new Set<string>(requested)].sort((a, b) => a.localeCompare(b, 'en'));"]],
    requested('a', 'B'),
  ],
  [
    'skills-in',
    'escape',
    [[complete, 'skill in catalog && skill in bodies']],
    request({ active: ['toString'], requested: [] }),
  ],
  ['to-json-barred', 'escape', [[complete, `${complete} && skill !== 'toJSON'`]], active('toJSON')],
  ['constructor-barred', 'escape', [[exists, `${exists} && id !== 'constructor'`]], requested('constructor')],
  [
    'proto-barred',
    'escape',
    [[complete, `${complete} && skill !== '__proto__'`]],
    proto(
      '{"catalog":{"__proto__":1},"bodies":{"__proto__":1},"active":["__proto__"],"resources":{},"requested":[],"budget":9}',
    ),
  ],
  [
    'null-prototype-lost',
    'escape',
    [['tokens += bodies[skill]', 'tokens += ({ ...Object.assign({}, bodies) } as any)[skill]']],
    proto(
      '{"catalog":{"__proto__":1},"bodies":{"__proto__":1},"active":["__proto__"],"resources":{},"requested":[],"budget":9}',
    ),
  ],
  [
    'doubled-request-paid',
    'fitted',
    [['for (const id of ids) tokens', 'for (const id of requested) tokens']],
    request({ requested: ['r', 'r'] }),
  ],
  [
    'id-and-skill-glued',
    'keys glued',
    [
      [
        'for (const id of ids) tokens += resources[id][1];',
        'const paid = new Map(ids.map((id) => [`${id}:${resources[id][0]}`, resources[id][1]]));\n  for (const cost of paid.values()) tokens += cost;',
      ],
    ],
    request({
      catalog: { 'b:c': 0, c: 0 },
      bodies: { 'b:c': 0, c: 0 },
      active: ['b:c', 'c'],
      resources: { a: ['b:c', 1], 'a:b': ['c', 1] },
      requested: ['a', 'a:b'],
    }),
  ],
  [
    'lists-glued',
    'keys glued',
    [
      [
        skills,
        "const skills = [...new Set<string>(active.length === 0 ? [] : active.join().split(','))].sort(byCodePoint);",
      ],
    ],
    active('a,b'),
  ],
  [
    'lists-glued-by-blank',
    'keys glued',
    [
      [
        ids,
        "const ids = [...new Set<string>(requested.length === 0 ? [] : requested.join(' ').split(' '))].sort(byCodePoint);",
      ],
    ],
    requested('a b'),
  ],
  [
    'lists-glued-by-nul',
    'keys glued',
    [
      [
        ids,
        "const ids = [...new Set<string>(requested.length === 0 ? [] : requested.join('\\0').split('\\0'))].sort(byCodePoint);",
      ],
    ],
    requested('a\0b'),
  ],
]);
