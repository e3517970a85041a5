import { type Change, nearMissesOf } from './nearMiss.ts';

const scope = 'const scope = canonical([call.actor, call.tool, call.key]);';
const print = 'const print = canonical(call.arguments);';
const refusal = 'if (scope === null || print === null)';
const keep = "if (call.ends !== 'refused') receipts.set(scope, { print, state: call.ends });";
const get = 'const held = receipts.get(scope);';
const names = '.sort()';

const usual = { actor: 'ann', tool: 'note', key: 'k1', arguments: { text: 'rent' }, ends: 'done' };
const calls = (...changes: readonly object[]) => changes.map((change) => ({ ...usual, ...change }));
const args = (...list: readonly unknown[]) => calls(...list.map((one) => ({ arguments: one })));

/** Another scope, where there is one at all. */
const scoped = (made: string): readonly Change[] => [
  [
    scope,
    `const isSound = canonical([call.actor, call.tool, call.key]) !== null;\n    const scope = isSound ? ${made} : null;`,
  ],
];
/** Each name changed before it is made part of the scope. */
const named = (change: string): readonly Change[] => [
  [
    scope,
    `const isSound = canonical([call.actor, call.tool, call.key]) !== null;\n    const change = (name: string) => ${change};\n    const scope = isSound ? canonical([change(call.actor), change(call.tool), change(call.key)]) : null;`,
  ],
];
const one = (part: string, change: string): readonly Change[] => [
  [scope, scope.replace(`call.${part}`, `(call.${part} as string)${change}`)],
];
/** Another print of the arguments, where they have one at all. */
const printed = (made: string): readonly Change[] => [
  [print, `const text = canonical(call.arguments);\n    const print = text === null ? null : ${made};`],
];
/** One more sort of call that is refused. */
const refused = (test: string): readonly Change[] => [
  [refusal, `if (scope === null || print === null || (${test}))`],
];

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `k${index}` }));
const deep = (depth: number, leaf: unknown): unknown => (depth === 0 ? leaf : { a: deep(depth - 1, leaf) });

/** Programs one step from `executeOnce`. */
export const nearMisses = nearMissesOf('right/by-receipt.ts', [
  [
    'glued-by-colon',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join(':')"),
    calls({ actor: 'a:b', tool: 'c' }, { actor: 'a', tool: 'b:c' }),
  ],
  [
    'glued-by-bar',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join('|')"),
    calls({ actor: 'a|b', tool: 'c' }, { actor: 'a', tool: 'b|c' }),
  ],
  [
    'glued-by-slash',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join('/')"),
    calls({ tool: 'a/b', key: 'c' }, { tool: 'a', key: 'b/c' }),
  ],
  [
    'glued-by-comma',
    'keys glued',
    scoped('String([call.actor, call.tool, call.key])'),
    calls({ tool: 'a,b', key: 'c' }, { tool: 'a', key: 'b,c' }),
  ],
  [
    'glued-by-hyphen',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join('-')"),
    calls({ tool: 'a-b', key: 'c' }, { tool: 'a', key: 'b-c' }),
  ],
  [
    'glued-by-blank',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join(' ')"),
    calls({ actor: 'a b', tool: 'c' }, { actor: 'a', tool: 'b c' }),
  ],
  [
    'glued-by-nothing',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join('')"),
    calls({ tool: 'ab', key: 'c' }, { tool: 'a', key: 'bc' }),
  ],
  [
    'glued-by-nul',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join('\\0')"),
    calls({ tool: 'a\0b', key: 'c' }, { tool: 'a', key: 'b\0c' }),
  ],
  [
    'glued-by-line-break',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join('\\n')"),
    calls({ tool: 'a\nb', key: 'c' }, { tool: 'a', key: 'b\nc' }),
  ],
  [
    'glued-by-tab',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join('\\t')"),
    calls({ tool: 'a\tb', key: 'c' }, { tool: 'a', key: 'b\tc' }),
  ],
  [
    'glued-by-dot',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join('.')"),
    calls({ tool: 'a.b', key: 'c' }, { tool: 'a', key: 'b.c' }),
  ],
  [
    'glued-by-two-colons',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join('::')"),
    calls({ tool: 'a::b', key: 'c' }, { tool: 'a', key: 'b::c' }),
  ],
  [
    'glued-by-underscore',
    'keys glued',
    scoped("[call.actor, call.tool, call.key].join('_')"),
    calls({ tool: 'a_b', key: 'c' }, { tool: 'a', key: 'b_c' }),
  ],
  [
    'glued-by-quotes',
    'keys glued',
    scoped(`\`"\${call.actor}","\${call.tool}","\${call.key}"\``),
    calls({ tool: 'a","b', key: 'c' }, { tool: 'a', key: 'b","c' }),
  ],
  [
    'glued-tool-and-key',
    'keys glued',
    scoped('canonical([call.actor, `${call.tool}:${call.key}`])'),
    calls({ tool: 'a:b', key: 'c' }, { tool: 'a', key: 'b:c' }),
  ],
  [
    'glued-actor-and-tool',
    'keys glued',
    scoped('canonical([`${call.actor}@${call.tool}`, call.key])'),
    calls({ actor: 'a@b', tool: 'c' }, { actor: 'a', tool: 'b@c' }),
  ],
  [
    'names-as-a-set',
    'keys glued',
    scoped('canonical([call.actor, call.tool, call.key].sort())'),
    calls({ actor: 'a', tool: 'b' }, { actor: 'b', tool: 'a' }),
  ],
  [
    'actor-case-off',
    'text compared kindly',
    one('actor', '.toLowerCase()'),
    calls({ actor: 'ann' }, { actor: 'Ann' }),
  ],
  [
    'tool-case-off',
    'text compared kindly',
    one('tool', '.toLowerCase()'),
    calls({ tool: 'note' }, { tool: 'NOTE' }),
  ],
  ['key-case-off', 'text compared kindly', one('key', '.toUpperCase()'), calls({ key: 'k1' }, { key: 'K1' })],
  ['key-trimmed', 'text compared kindly', one('key', '.trim()'), calls({ key: 'k1' }, { key: 'k1 ' })],
  [
    'actor-trimmed',
    'text compared kindly',
    one('actor', '.trimEnd()'),
    calls({ actor: 'ann' }, { actor: 'ann\t' }),
  ],
  [
    'tool-trimmed',
    'text compared kindly',
    one('tool', '.trimStart()'),
    calls({ tool: 'note' }, { tool: ' note' }),
  ],
  [
    'key-collapsed',
    'text compared kindly',
    one('key', ".replace(/\\s+/g, ' ')"),
    calls({ key: 'k 1' }, { key: 'k  1' }),
  ],
  [
    'key-line-break-cut',
    'text compared kindly',
    one('key', ".replace(/\\n$/, '')"),
    calls({ key: 'k1' }, { key: 'k1\n' }),
  ],
  [
    'names-nfc',
    'text compared kindly',
    named('name.normalize()'),
    calls({ actor: 'é' }, { actor: 'e\u0301' }),
  ],
  [
    'names-nfkc',
    'text compared kindly',
    named("name.normalize('NFKC')"),
    calls({ key: 'k1' }, { key: 'ｋ1' }),
  ],
  [
    'key-accents-off',
    'text compared kindly',
    one('key', ".normalize('NFD').replace(/\\p{M}/gu, '').normalize()"),
    calls({ key: 'e' }, { key: 'é' }),
  ],
  [
    'actor-first-letter',
    'text compared kindly',
    one('actor', '.slice(0, 1)'),
    calls({ actor: 'ann' }, { actor: 'amy' }),
  ],
  [
    'actor-before-at',
    'text compared kindly',
    one('actor', ".split('@')[0]"),
    calls({ actor: 'ann@a' }, { actor: 'ann@b' }),
  ],
  [
    'tool-prefix',
    'text compared kindly',
    one('tool', ".split('_')[0]"),
    calls({ tool: 'note_add' }, { tool: 'note_del' }),
  ],
  [
    'key-twenty-letters',
    'size limit',
    one('key', '.slice(0, 20)'),
    calls({ key: `${'k'.repeat(20)}1` }, { key: `${'k'.repeat(20)}2` }),
  ],
  [
    'key-thirty-six-letters',
    'size limit',
    one('key', '.slice(0, 36)'),
    calls({ key: `${'k'.repeat(36)}1` }, { key: `${'k'.repeat(36)}2` }),
  ],
  [
    'key-sixty-four-letters',
    'size limit',
    one('key', '.slice(0, 64)'),
    calls({ key: `${'k'.repeat(64)}1` }, { key: `${'k'.repeat(64)}2` }),
  ],
  [
    'key-two-hundred-and-fifty-five',
    'size limit',
    one('key', '.slice(0, 255)'),
    calls({ key: `${'k'.repeat(255)}1` }, { key: `${'k'.repeat(255)}2` }),
  ],
  [
    'last-four-receipts',
    'size limit',
    [[keep, `${keep}\n    for (const old of [...receipts.keys()].slice(0, -4)) receipts.delete(old);`]],
    calls(...many(5), { key: 'k0' }),
  ],
  [
    'last-ten-receipts',
    'size limit',
    [[keep, `${keep}\n    for (const old of [...receipts.keys()].slice(0, -10)) receipts.delete(old);`]],
    calls(...many(11), { key: 'k0' }),
  ],
  [
    'last-hundred-receipts',
    'size limit',
    [[keep, `${keep}\n    for (const old of [...receipts.keys()].slice(0, -100)) receipts.delete(old);`]],
    calls(...many(101), { key: 'k0' }),
  ],
  [
    'last-five-calls',
    'state',
    [
      [
        get,
        'const recent = receipts.get(scope);\n    const held = recent && index - (recent as any).at <= 5 ? recent : undefined;',
      ],
      [
        keep,
        "if (call.ends !== 'refused') receipts.set(scope, { print, state: call.ends, at: index } as any);",
      ],
    ],
    calls({}, ...many(6).map(({ key }) => ({ key: `x${key}` })), {}),
  ],
  [
    'replay-frees-the-key',
    'state',
    [
      [
        "else answers.push(held.state === 'done' ? 'replayed' : 'unknown');",
        "else {\n        answers.push(held.state === 'done' ? 'replayed' : 'unknown');\n        if (held.state === 'done') receipts.delete(scope);\n      }",
      ],
    ],
    calls({}, {}, {}),
  ],
  [
    'conflict-frees-the-key',
    'state',
    [
      [
        "if (held.print !== print) answers.push('conflict');",
        "if (held.print !== print) {\n        answers.push('conflict');\n        receipts.delete(scope);\n      }",
      ],
    ],
    [...args(1, 2), ...args(2)],
  ],
  [
    'conflict-takes-the-key',
    'state',
    [
      [
        "if (held.print !== print) answers.push('conflict');",
        "if (held.print !== print) {\n        answers.push('conflict');\n        held.print = print;\n      }",
      ],
    ],
    args(1, 2, 1),
  ],
  [
    'unknown-settles-itself',
    'state',
    [
      [
        "else answers.push(held.state === 'done' ? 'replayed' : 'unknown');",
        "else {\n        answers.push(held.state === 'done' ? 'replayed' : 'unknown');\n        held.state = 'done';\n      }",
      ],
    ],
    calls({ ends: 'unknown' }, {}, {}),
  ],
  [
    'unknown-before-conflict',
    'sequence',
    [
      [
        "if (held.print !== print) answers.push('conflict');",
        "if (held.state === 'unknown') answers.push('unknown');\n      else if (held.print !== print) answers.push('conflict');",
      ],
    ],
    calls({ ends: 'unknown' }, { arguments: 1 }),
  ],
  [
    'refused-twice-keeps',
    'state',
    [
      [
        keep,
        "if (call.ends !== 'refused' || answers.filter((answer) => answer === 'refused').length > 1) receipts.set(scope, { print, state: 'done' });",
      ],
    ],
    calls({ ends: 'refused' }, { ends: 'refused' }, {}),
  ],
  [
    'refused-keeps-the-print',
    'state',
    [
      [keep, 'receipts.set(scope, { print, state: call.ends });'],
      ['if (held) {', "if (held && (held.state !== 'refused' || held.print !== print)) {"],
    ],
    calls({ ends: 'refused' }, { arguments: 1 }),
  ],
  [
    'no-text-keeps-the-key',
    'state',
    [
      [
        "answers.push('no_canonical_text');",
        "answers.push('no_canonical_text');\n      if (scope !== null) receipts.set(scope, { print: '', state: 'done' });",
      ],
    ],
    calls({ arguments: '\ud83d' }, {}),
  ],
  [
    'actor-half-pair-passes',
    'escape',
    [
      [
        scope,
        'const scope = JSON.stringify([call.actor, canonical([call.tool, call.key])]);\n    if (canonical([call.tool, call.key]) === null) {\n      answers.push("no_canonical_text");\n      return;\n    }',
      ],
    ],
    calls({ actor: '\ud83d' }),
  ],
  [
    'tool-half-pair-passes',
    'escape',
    [
      [
        refusal,
        'const names = JSON.stringify([call.actor, call.tool, call.key]);\n    if ((scope === null && call.tool.isWellFormed()) || print === null)',
      ],
      ['const held = receipts.get(scope)', 'const held = receipts.get(names)'],
      [keep, keep.replace('scope', 'names')],
    ],
    calls({ tool: '\ud83d' }),
  ],
  [
    'name-half-pair-passes',
    'escape',
    [['canonical(name), canonical(value[name])', 'JSON.stringify(name), canonical(value[name])']],
    args({ '\ud83d': 1 }),
  ],
  [
    'low-half-passes',
    'escape',
    [
      [
        'return value.isWellFormed() ? JSON.stringify(value) : null;',
        'return /[\\ud800-\\udbff](?![\\udc00-\\udfff])/.test(value) ? null : JSON.stringify(value);',
      ],
    ],
    args('\udc00'),
  ],
  [
    'empty-names-refused',
    'closed',
    refused("call.actor === '' || call.tool === '' || call.key === ''"),
    calls({ key: '' }),
  ],
  ['blank-key-refused', 'closed', refused("call.key.trim() === ''"), calls({ key: ' ' })],
  ['null-arguments-refused', 'closed', refused('call.arguments === null'), args(null)],
  ['list-arguments-refused', 'closed', refused('Array.isArray(call.arguments)'), args([])],
  [
    'deep-arguments-refused',
    'size limit',
    refused('(print.match(/[[{]/g) ?? []).length > 32'),
    args(deep(33, 1)),
  ],
  [
    'print-of-a-thousand',
    'size limit',
    printed('text.slice(0, 1000)'),
    args(`${'x'.repeat(1000)}1`, `${'x'.repeat(1000)}2`),
  ],
  [
    'print-of-sixty-four',
    'size limit',
    printed('text.slice(0, 64)'),
    args(`${'x'.repeat(64)}1`, `${'x'.repeat(64)}2`),
  ],
  [
    'print-is-a-sum',
    'fitted',
    printed('String([...text].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0))'),
    args('ab', 'ba'),
  ],
  [
    'print-is-a-hash',
    'number',
    printed('String([...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 0))'),
    args('Aa', 'BB'),
  ],
  ['print-is-the-length', 'fitted', printed('String(text.length)'), args('a', 'b')],
  ['print-trimmed', 'text compared kindly', printed('text.replace(/ +"/g, \'"\')'), args('a', 'a ')],
  [
    'print-case-off',
    'text compared kindly',
    printed('text.toLowerCase()'),
    args({ text: 'Rent' }, { text: 'rent' }),
  ],
  ['print-nfc', 'text compared kindly', printed('text.normalize()'), args('é', 'e\u0301')],
  ['print-without-blanks', 'text compared kindly', printed("text.replace(/\\s+/g, '')"), args('a b', 'ab')],
  [
    'print-without-nulls',
    'open',
    printed("text.replace(/\"[^\"]*\":null,?/g, '').replace(/,}/g, '}')"),
    args({ note: null }, {}),
  ],
  [
    'print-without-empty-lists',
    'open',
    printed("text.replace(/\"[^\"]*\":\\[\\],?/g, '').replace(/,}/g, '}')"),
    args({ tags: [] }, {}),
  ],
  ['numbers-as-text', 'number', printed('text.replace(/"(\\d+)"/g, \'$1\')'), args({ sum: 5 }, { sum: '5' })],
  [
    'cents-rounded',
    'number',
    [
      [
        'Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(value)',
        'Number.isInteger(value) && !Number.isSafeInteger(value) ? null : String(Math.round(value * 100) / 100)',
      ],
    ],
    args(0.001, 0),
  ],
  [
    'fifteen-digits',
    'number',
    [
      [
        'Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(value)',
        'Number.isInteger(value) && !Number.isSafeInteger(value) ? null : String(Number(value.toPrecision(15)))',
      ],
    ],
    args(0.1 + 0.2, 0.3),
  ],
  [
    'thirty-two-bit-arguments',
    'number',
    [
      [
        'Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(value)',
        'Number.isInteger(value) && !Number.isSafeInteger(value) ? null : String(Number.isInteger(value) ? value | 0 : value)',
      ],
    ],
    args(1, 2 ** 32 + 1),
  ],
  [
    'safe-above-only',
    'number',
    [['!Number.isSafeInteger(value)', 'value > Number.MAX_SAFE_INTEGER']],
    args(-(2 ** 53)),
  ],
  ['beyond-1e16-only', 'number', [['!Number.isSafeInteger(value)', 'Math.abs(value) > 1e16']], args(2 ** 53)],
  ['one-too-many', 'number', [['!Number.isSafeInteger(value)', 'Math.abs(value) > 2 ** 53']], args(2 ** 53)],
  [
    'lists-sorted',
    'order',
    [['? value.map(canonical)', '? value.map(canonical).sort()']],
    args([1, 2], [2, 1]),
  ],
  [
    'list-of-one-is-its-item',
    'open',
    [
      ['? value.map(canonical)', '? (value.length === 1 ? [canonical(value[0])] : value.map(canonical))'],
      [
        'return Array.isArray(value) ? `[${parts.join()}]`',
        'return Array.isArray(value) && value.length === 1 ? String(parts[0]) : Array.isArray(value) ? `[${parts.join()}]`',
      ],
    ],
    args([1], 1),
  ],
  [
    'sorted-to-depth-four',
    'size limit',
    [
      [
        'function canonical(value: any): string | null {',
        'function canonical(value: any, depth: any = 0): string | null {\n  depth = typeof depth === "number" ? depth : 0;',
      ],
      [names, '.sort(depth > 4 ? () => 0 : undefined)'],
      ['canonical(name), canonical(value[name])', 'canonical(name), canonical(value[name], depth + 1)'],
    ],
    args(deep(6, { b: 1, c: 2 }), deep(6, { c: 2, b: 1 })),
  ],
  [
    'names-case-off',
    'text compared kindly',
    [['`${key}:${text}`', '`${key.toLowerCase()}:${text}`']],
    args({ A: 1 }, { a: 1 }),
  ],
  [
    'names-trimmed',
    'text compared kindly',
    [['canonical(name), canonical(value[name])', 'canonical(name.trim()), canonical(value[name])']],
    args({ 'a ': 1 }, { a: 1 }),
  ],
  [
    'to-json-left-out',
    'escape',
    [['Object.keys(value)', "Object.keys(value).filter((name) => name !== 'toJSON')"]],
    args({ toJSON: 1 }, {}),
  ],
  [
    'constructor-left-out',
    'escape',
    [['Object.keys(value)', 'Object.keys(value).filter((name) => !(name in {}) || name === "__proto__")']],
    args({ constructor: 1 }, {}),
  ],
  [
    'meta-left-out',
    'open',
    [
      [
        'Object.keys(value)',
        "Object.keys(value).filter((name) => !name.startsWith('_') || name === '__proto__')",
      ],
    ],
    args({ _t: 1 }, { _t: 2 }),
  ],
  [
    'ran-without-refused',
    'fitted',
    [['ran.push(index);', "if (call.ends !== 'refused') ran.push(index);"]],
    calls({ ends: 'refused' }),
  ],
]);
