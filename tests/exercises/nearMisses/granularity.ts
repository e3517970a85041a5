import { type Change, nearMissesOf } from './nearMiss.ts';

const permission = 'first.permission !== second.permission';
const audience = 'first.audience !== second.audience';
const object = 'first.object !== second.object';
const effect = 'first.effect !== second.effect';
const retry = 'first.retry !== second.retry';
const ordered = "if (order === 'always_in_order')";
const synonyms = "if (meaning === 'near_synonyms')";
const all = 'const all = new Set([...some, ...others]);';
const shared = 'some.includes(name) && others.includes(name)';
const half = 'return shared.length * 2 >= all.size;';
const similar = 'function similar(some: string[], others: string[]): boolean {';

const usual = {
  permission: 'ticket:read',
  effect: 'read',
  audience: 'support',
  retry: 'never',
  object: 'ticket',
  parameters: ['ticket_id'] as readonly string[],
  results: ['ticket'] as readonly string[],
};
/** Two abilities that differ from the usual one in what is given. */
const pair = (first: object, second: object, how: object = {}) => ({
  first: { ...usual, ...first },
  second: { ...usual, ...second },
  order: 'independent',
  meaning: 'distinct',
  ...how,
});
const permissions = (one: string, other: string) => pair({ permission: one }, { permission: other });
const audiences = (one: string, other: string) => pair({ audience: one }, { audience: other });
const objects = (one: string, other: string) => pair({ object: one }, { object: other });
const parameters = (one: readonly string[], other: readonly string[]) =>
  pair({ parameters: one }, { parameters: other });
const results = (one: readonly string[], other: readonly string[]) =>
  pair({ results: one }, { results: other });

/** A trait that is changed on both sides before it is compared. */
const of = (from: string, change: string): readonly Change[] => {
  const [one, other] = from.split(' !== ');
  return [[from, `${one}${change} !== ${other}${change}`]];
};
const fold = ".normalize('NFD').replace(/\\p{M}/gu, '').normalize()";
const numbered = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(4, '0')}`);
/** The names of both lists, changed before they are compared. */
const names = (change: string): readonly Change[] => [
  [
    similar,
    `${similar}\n  [some, others] = [some, others].map((list) => list.map((name) => ${change})) as [string[], string[]];`,
  ],
];
const long = 'x'.repeat(64);

/** Programs one step from `granularity`. */
export const nearMisses = nearMissesOf('right/differences-first.ts', [
  [
    'permission-trimmed',
    'text compared kindly',
    of(permission, '.trim()'),
    permissions('ticket:read', 'ticket:read '),
  ],
  [
    'permission-case-off',
    'text compared kindly',
    of(permission, '.toLowerCase()'),
    permissions('ticket:read', 'Ticket:read'),
  ],
  [
    'permission-first-letter',
    'text compared kindly',
    of(permission, '.charAt(0)'),
    permissions('ticket:read', 'team:read'),
  ],
  [
    'permission-resource',
    'text compared kindly',
    of(permission, ".split(':')[0]"),
    permissions('ticket:read', 'ticket:list'),
  ],
  [
    'permission-action',
    'text compared kindly',
    of(permission, ".split(':').at(-1)"),
    permissions('ticket:read', 'invoice:read'),
  ],
  [
    'permission-prefix',
    'text compared kindly',
    [[permission, '!first.permission.startsWith(second.permission)']],
    permissions('ticket:read:own', 'ticket:read'),
  ],
  [
    'permission-prefix-back',
    'text compared kindly',
    [[permission, '!second.permission.startsWith(first.permission)']],
    permissions('ticket:read', 'ticket:read:own'),
  ],
  [
    'permission-suffix',
    'text compared kindly',
    [[permission, '!first.permission.endsWith(second.permission)']],
    permissions('my:ticket:read', 'ticket:read'),
  ],
  [
    'permission-part',
    'text compared kindly',
    [[permission, '!first.permission.includes(second.permission)']],
    permissions('a ticket:read b', 'ticket:read'),
  ],
  [
    'permission-wildcard',
    'text compared kindly',
    [
      [
        permission,
        "first.permission !== second.permission && first.permission !== '*' && second.permission !== '*'",
      ],
    ],
    permissions('*', 'ticket:read'),
  ],
  [
    'permission-star-of-resource',
    'text compared kindly',
    [
      [
        permission,
        "first.permission !== second.permission && first.permission !== second.permission.replace(/:.*/, ':*')",
      ],
    ],
    permissions('ticket:*', 'ticket:read'),
  ],
  [
    'permission-pattern',
    'text compared kindly',
    [[permission, '!new RegExp(`^${first.permission}$`).test(second.permission)']],
    permissions('ticket.read', 'ticket:read'),
  ],
  [
    'permission-normalised',
    'text compared kindly',
    of(permission, '.normalize()'),
    permissions('é:read', 'e\u0301:read'),
  ],
  [
    'permission-sixteen',
    'size limit',
    of(permission, '.slice(0, 16)'),
    permissions('customer-account:read', 'customer-account:list'),
  ],
  [
    'permission-empty-is-any',
    'open',
    [[permission, `${permission} && first.permission !== '' && second.permission !== ''`]],
    permissions('', 'ticket:read'),
  ],
  [
    'permission-as-a-list',
    'keys glued',
    of(permission, ".split(',').sort().join()"),
    permissions('a,b', 'b,a'),
  ],
  [
    'permission-dot-is-colon',
    'text compared kindly',
    of(permission, ".replaceAll('.', ':')"),
    permissions('ticket.read', 'ticket:read'),
  ],
  ['audience-trimmed', 'text compared kindly', of(audience, '.trim()'), audiences('support', ' support')],
  [
    'audience-case-off',
    'text compared kindly',
    of(audience, '.toLowerCase()'),
    audiences('support', 'Support'),
  ],
  [
    'audience-upper-case-other',
    'text compared kindly',
    [[audience, `${audience} && first.audience !== second.audience.toLowerCase()`]],
    audiences('support', 'SUPPORT'),
  ],
  [
    'audience-singular',
    'text compared kindly',
    of(audience, ".replace(/s$/, '')"),
    audiences('admins', 'admin'),
  ],
  [
    'audience-first-letter',
    'text compared kindly',
    of(audience, '.slice(0, 1)'),
    audiences('support', 'sales'),
  ],
  ['audience-accents-off', 'text compared kindly', of(audience, fold), audiences('équipe', 'equipe')],
  [
    'audience-part',
    'text compared kindly',
    [[audience, '!second.audience.includes(first.audience)']],
    audiences('support', 'support, admins'),
  ],
  [
    'audience-part-back',
    'text compared kindly',
    [[audience, '!first.audience.includes(second.audience)']],
    audiences('support, admins', 'support'),
  ],
  [
    'audience-everybody',
    'text compared kindly',
    [[audience, `${audience} && ![first.audience, second.audience].includes('*')`]],
    audiences('*', 'support'),
  ],
  [
    'audience-sixteen',
    'size limit',
    of(audience, '.slice(0, 16)'),
    audiences('support-in-the-team-a', 'support-in-the-team-b'),
  ],
  [
    'audience-collapsed',
    'text compared kindly',
    of(audience, ".replace(/\\s+/g, ' ')"),
    audiences('first line', 'first  line'),
  ],
  [
    'audience-locale',
    'text compared kindly',
    [[audience, "first.audience.localeCompare(second.audience, 'en', { sensitivity: 'accent' }) !== 0"]],
    audiences('Support', 'support'),
  ],
  [
    'audience-empty-is-any',
    'open',
    [[audience, `${audience} && first.audience !== '' && second.audience !== ''`]],
    audiences('', 'support'),
  ],
  ['object-trimmed', 'text compared kindly', of(object, '.trim()'), objects('ticket', 'ticket\n')],
  [
    'object-line-break-cut',
    'text compared kindly',
    of(object, ".replace(/\\n$/, '')"),
    objects('ticket', 'ticket\n'),
  ],
  ['object-case-off', 'text compared kindly', of(object, '.toLowerCase()'), objects('ticket', 'Ticket')],
  ['object-upper-case', 'text compared kindly', of(object, '.toUpperCase()'), objects('straße', 'strasse')],
  ['object-plural', 'text compared kindly', of(object, ".replace(/s$/, '')"), objects('ticket', 'tickets')],
  ['object-nfkc', 'text compared kindly', of(object, ".normalize('NFKC')"), objects('ticket', 'ｔicket')],
  [
    'object-prefix',
    'text compared kindly',
    [[object, '!second.object.startsWith(first.object)']],
    objects('ticket', 'ticket_note'),
  ],
  [
    'object-suffix',
    'text compared kindly',
    [[object, '!second.object.endsWith(first.object)']],
    objects('ticket', 'old_ticket'),
  ],
  [
    'object-hyphen',
    'text compared kindly',
    of(object, ".replaceAll('-', '_')"),
    objects('line-item', 'line_item'),
  ],
  [
    'object-last-part',
    'text compared kindly',
    of(object, ".split('.').at(-1)"),
    objects('shop.order', 'bank.order'),
  ],
  ['object-empty', 'open', [[object, `${object} || first.object === ''`]], objects('', '')],
  ['object-sixty-four', 'size limit', of(object, '.slice(0, 64)'), objects(`${long}1`, `${long}2`)],
  [
    'scope-glued',
    'keys glued',
    [
      [permission, '`${first.permission}:${first.audience}` !== `${second.permission}:${second.audience}`'],
      [`if (${audience}) reasons.push('audience_differs');`, ''],
    ],
    audiences('support', 'admins'),
  ],
  [
    'traits-glued',
    'keys glued',
    [
      [
        'if (reasons.length > 0) return',
        "if ([first.permission, first.audience].join(':') === [second.permission, second.audience].join(':')) reasons.splice(0, reasons.length, ...reasons.filter((one) => !['permission_differs', 'audience_differs'].includes(one)));\n  if (reasons.length > 0) return",
      ],
    ],
    pair({ permission: 'a:b', audience: 'c' }, { permission: 'a', audience: 'b:c' }),
  ],
  [
    'traits-glued-by-blank',
    'keys glued',
    [
      [
        'if (reasons.length > 0) return',
        "if ([first.permission, first.audience].join(' ') === [second.permission, second.audience].join(' ')) reasons.splice(0, reasons.length, ...reasons.filter((one) => !['permission_differs', 'audience_differs'].includes(one)));\n  if (reasons.length > 0) return",
      ],
    ],
    pair({ permission: 'a b', audience: 'c' }, { permission: 'a', audience: 'b c' }),
  ],
  [
    'audience-glued-to-object',
    'keys glued',
    [
      [object, "[first.audience, first.object].join('/') !== [second.audience, second.object].join('/')"],
      [
        audience,
        `first.audience !== second.audience && [first.audience, first.object].join('/') !== [second.audience, second.object].join('/')`,
      ],
    ],
    pair({ audience: 'a/b', object: 'c' }, { audience: 'a', object: 'b/c' }),
  ],
  [
    'preview-of-delete',
    'fitted',
    [
      [
        effect,
        "first.effect !== second.effect && !(first.effect === 'preview' && second.effect === 'delete')",
      ],
    ],
    pair({ effect: 'preview' }, { effect: 'delete' }),
  ],
  [
    'write-then-delete',
    'fitted',
    [[effect, "first.effect !== second.effect && !(first.effect === 'write' && second.effect === 'delete')"]],
    pair({ effect: 'write' }, { effect: 'delete' }),
  ],
  [
    'delete-then-read',
    'fitted',
    [[effect, "first.effect !== second.effect && !(first.effect === 'delete' && second.effect === 'read')"]],
    pair({ effect: 'delete' }, { effect: 'read' }),
  ],
  [
    'read-then-preview',
    'fitted',
    [[effect, "first.effect !== second.effect && !(first.effect === 'read' && second.effect === 'preview')"]],
    pair({ effect: 'read' }, { effect: 'preview' }),
  ],
  [
    'retry-one-way',
    'fitted',
    [[retry, "first.retry === 'transient' && second.retry === 'never'"]],
    pair({ retry: 'never' }, { retry: 'transient' }),
  ],
  [
    'retry-for-writes-only',
    'fitted',
    [[retry, "first.retry !== second.retry && first.effect !== 'read'"]],
    pair({ retry: 'never' }, { retry: 'transient' }),
  ],
  [
    'order-needs-object',
    'sequence',
    [[ordered, "if (order === 'always_in_order' && first.object === second.object)"]],
    pair({ object: 'a' }, { object: 'b' }, { order: 'always_in_order' }),
  ],
  [
    'order-needs-parameters',
    'sequence',
    [[ordered, "if (order === 'always_in_order' && similar(first.parameters, second.parameters))"]],
    pair({ parameters: ['a'] }, { parameters: ['b'] }, { order: 'always_in_order' }),
  ],
  [
    'synonyms-need-object',
    'sequence',
    [[synonyms, "if (meaning === 'near_synonyms' && first.object === second.object)"]],
    pair({ object: 'a' }, { object: 'b' }, { meaning: 'near_synonyms' }),
  ],
  [
    'synonyms-need-results',
    'sequence',
    [[synonyms, "if (meaning === 'near_synonyms' && similar(first.results, second.results))"]],
    pair({ results: ['a'] }, { results: ['b'] }, { meaning: 'near_synonyms' }),
  ],
  [
    'order-beats-retry',
    'sequence',
    [
      [
        'if (reasons.length > 0)',
        "if (reasons.length > 0 && !(reasons.join() === 'retry_differs' && order === 'always_in_order'))",
      ],
    ],
    pair({ retry: 'never' }, { retry: 'transient' }, { order: 'always_in_order' }),
  ],
  [
    'order-beats-audience',
    'sequence',
    [
      [
        'if (reasons.length > 0)',
        "if (reasons.length > 0 && !(reasons.join() === 'audience_differs' && order === 'always_in_order'))",
      ],
    ],
    pair({ audience: 'a' }, { audience: 'b' }, { order: 'always_in_order' }),
  ],
  [
    'reasons-sorted',
    'order',
    [
      [
        "return { decision: 'split', reasons };\n  if (order",
        "return { decision: 'split', reasons: reasons.sort() };\n  if (order",
      ],
    ],
    pair({ effect: 'read', audience: 'a' }, { effect: 'write', audience: 'b' }),
  ],
  [
    'three-reasons-at-most',
    'size limit',
    [
      [
        "return { decision: 'split', reasons };\n  if (order",
        "return { decision: 'split', reasons: reasons.slice(0, 3) };\n  if (order",
      ],
    ],
    pair(
      { effect: 'read', permission: 'a', audience: 'a', retry: 'never' },
      { effect: 'write', permission: 'b', audience: 'b', retry: 'transient' },
    ),
  ],
  [
    'two-reasons-apart-at-most',
    'size limit',
    [
      [
        "return { decision: 'split', reasons: apart };",
        "return { decision: 'split', reasons: apart.slice(0, 2) };",
      ],
    ],
    pair(
      { object: 'a', parameters: ['a'], results: ['a'] },
      { object: 'b', parameters: ['b'], results: ['b'] },
    ),
  ],
  ['names-trimmed', 'text compared kindly', names('name.trim()'), parameters(['id'], ['id '])],
  [
    'names-case-off',
    'text compared kindly',
    names('name.toLowerCase()'),
    parameters(['ticketid'], ['ticketId']),
  ],
  ['names-normalised', 'text compared kindly', names('name.normalize()'), results(['é'], ['e\u0301'])],
  ['names-accents-off', 'text compared kindly', names(`name${fold}`), results(['é'], ['e'])],
  [
    'names-hyphen',
    'text compared kindly',
    names("name.replaceAll('-', '_')"),
    parameters(['ticket-id'], ['ticket_id']),
  ],
  ['names-first-letter', 'text compared kindly', names('name.slice(0, 1)'), parameters(['note'], ['name'])],
  [
    'names-last-part',
    'text compared kindly',
    names("name.split('_').at(-1) ?? ''"),
    parameters(['ticket_id'], ['invoice_id']),
  ],
  [
    'names-sixteen',
    'size limit',
    names('name.slice(0, 16)'),
    parameters([`${'x'.repeat(16)}1`], [`${'x'.repeat(16)}2`]),
  ],
  ['names-sixty-four', 'size limit', names('name.slice(0, 64)'), parameters([`${long}1`], [`${long}2`])],
  [
    'names-part',
    'text compared kindly',
    [[shared, 'some.join().includes(name) && others.join().includes(name)']],
    parameters(['note'], ['notes']),
  ],
  [
    'names-in-joined',
    'keys glued',
    [[shared, '`,${some.join()},`.includes(`,${name},`) && `,${others.join()},`.includes(`,${name},`)']],
    parameters(['a,b'], ['a', 'b']),
  ],
  [
    'names-glued',
    'keys glued',
    [[similar, `${similar}\n  if (some.join() === others.join()) return true;`]],
    parameters(['a,b,c'], ['a', 'b', 'c']),
  ],
  [
    'names-glued-by-blank',
    'keys glued',
    [[similar, `${similar}\n  if (some.join(' ') === others.join(' ')) return true;`]],
    parameters(['a b'], ['a', 'b']),
  ],
  [
    'names-glued-by-nothing',
    'keys glued',
    [[similar, `${similar}\n  if (some.join('') === others.join('')) return true;`]],
    results(['ab'], ['a', 'b']),
  ],
  [
    'empty-names-left-out',
    'open',
    [[all, "const all = new Set([...some, ...others].filter((name) => name !== ''));"]],
    parameters([''], ['a', '']),
  ],
  [
    'blank-names-left-out',
    'open',
    [[all, "const all = new Set([...some, ...others].filter((name) => name.trim() !== '' || name === ''));"]],
    parameters([' '], ['a', ' ']),
  ],
  [
    'eight-names',
    'size limit',
    [[similar, `${similar}\n  [some, others] = [some.slice(0, 8), others.slice(0, 8)];`]],
    parameters(numbered(9), [...numbered(8), ...numbered(12, 'q')]),
  ],
  [
    'last-four-names',
    'size limit',
    [[similar, `${similar}\n  [some, others] = [some.slice(-4), others.slice(-4)];`]],
    parameters(['a', 'b', 'c', 'p', 'q'], ['a', 'b', 'c', 'r']),
  ],
  [
    'thirty-two-names',
    'size limit',
    [[similar, `${similar}\n  [some, others] = [some.slice(0, 32), others.slice(0, 32)];`]],
    parameters(numbered(33), [...numbered(32), ...numbered(40, 'q')]),
  ],
  [
    'doubles-counted',
    'order',
    [[half, 'return shared.length * 2 >= Math.max(all.size, some.length);']],
    parameters(['a', 'a', 'a'], ['a']),
  ],
  [
    'doubles-counted-twice',
    'order',
    [
      [
        all,
        'const all = { size: new Set(some).size + others.filter((name) => !some.includes(name)).length, [Symbol.iterator]: () => new Set([...some, ...others])[Symbol.iterator]() };',
      ],
    ],
    parameters(['a'], ['a', 'b', 'b']),
  ],
  [
    'same-places',
    'order',
    [[shared, 'some.includes(name) && others.indexOf(name) === some.indexOf(name)']],
    parameters(['a', 'b'], ['b', 'a']),
  ],
  [
    'more-than-half',
    'number',
    [[half, 'return shared.length * 2 > all.size || all.size === 0;']],
    parameters(['a'], ['a', 'b']),
  ],
  [
    'half-of-the-longer',
    'number',
    [[half, 'return shared.length * 2 >= Math.max(some.length, others.length);']],
    parameters(['a', 'b'], ['a', 'c']),
  ],
  [
    'half-of-the-shorter',
    'number',
    [[half, 'return shared.length * 2 >= Math.min(some.length, others.length);']],
    parameters(['a'], ['a', 'b', 'c']),
  ],
  [
    'half-of-the-first',
    'number',
    [[half, 'return shared.length * 2 >= some.length;']],
    parameters(['a'], ['a', 'b', 'c']),
  ],
  [
    'half-rounded-down',
    'number',
    [[half, 'return shared.length >= Math.floor(all.size / 2);']],
    parameters(['a', 'b'], ['a', 'c']),
  ],
  [
    'half-rounded-up',
    'number',
    [[half, 'return shared.length >= Math.ceil(all.size / 2) && (all.size !== 2 || shared.length > 1);']],
    parameters(['a'], ['a', 'b']),
  ],
  [
    'one-third-of-many',
    'number',
    [[half, 'return shared.length * (all.size > 8 ? 3 : 2) >= all.size;']],
    parameters(numbered(9), numbered(4)),
  ],
  [
    'mean-of-both',
    'number',
    [[half, 'return shared.length * 4 >= some.length + others.length;']],
    parameters(['a', 'b'], ['b', 'c']),
  ],
  [
    'empty-are-unlike',
    'open',
    [[half, 'return all.size > 0 && shared.length * 2 >= all.size;']],
    results([], []),
  ],
  [
    'empty-is-like-any',
    'open',
    [[half, 'return shared.length * 2 >= all.size || others.length === 0;']],
    results(['a'], []),
  ],
  [
    'empty-first-is-like-any',
    'open',
    [[half, 'return shared.length * 2 >= all.size || some.length === 0;']],
    parameters([], ['a']),
  ],
  [
    'inherited-names-left-out',
    'escape',
    [[all, 'const all = new Set([...some, ...others].filter((name) => !(name in {})));']],
    parameters(['constructor'], ['constructor', 'a']),
  ],
  [
    'record-of-names',
    'escape',
    [
      [shared, 'Object.hasOwn(record(some), name) && Object.hasOwn(record(others), name)'],
      [
        similar,
        `const record = (list: string[]) => list.reduce<Record<string, boolean>>((made, name) => {\n  made[name] = true;\n  return made;\n}, {});\n\n${similar}`,
      ],
    ],
    parameters(['__proto__'], ['__proto__']),
  ],
  [
    'object-of-names',
    'escape',
    [
      [
        shared,
        'name in Object.fromEntries(some.map((one) => [one, 1])) && name in Object.fromEntries(others.map((one) => [one, 1]))',
      ],
    ],
    parameters(['toString'], ['a']),
  ],
]);
