import { type Change, nearMissesOf } from './nearMiss.ts';

const text = "if (typeof value === 'string') return value.isWellFormed() ? JSON.stringify(value) : null;";
const finite = "if (typeof value === 'number' && !Number.isFinite(value)) return null;";
const number =
  "if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(value);";
const head = 'export function canonicalFingerprint(value: any): string | null {';
const list = 'const items = value.map(canonicalFingerprint);';
const sort = '.sort()';
const keys = 'Object.keys(value)';
const member = 'return key === null || text === null ? null : `${key}:${text}`;';

/** How a sound text is written. */
const write = (made: string): readonly Change[] => [
  [text, `if (typeof value === 'string') return value.isWellFormed() ? ${made} : null;`],
];
/** The text that is written, changed before. */
const tidy = (change: string): readonly Change[] => write(`JSON.stringify(value${change})`);
/** How a safe number is written. */
const digits = (made: string): readonly Change[] => [[number, number.replace('JSON.stringify(value)', made)]];
/** Which integers have no text. */
const unsafe = (test: string): readonly Change[] => [
  [number, number.replace('Number.isInteger(value) && !Number.isSafeInteger(value)', test)],
];
const some = (test: string): readonly Change[] => [[keys, `${keys}.filter((name) => ${test})`]];
const deep = (depth: number, leaf: unknown): unknown => (depth === 0 ? leaf : [deep(depth - 1, leaf)]);
const wide = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, index]));

/** Programs one step from `canonicalFingerprint`. */
export const nearMisses = nearMissesOf('right/by-recursion.ts', [
  ['slash-escaped', 'escape', write("JSON.stringify(value).replaceAll('/', '\\\\/')"), 'a/b'],
  ['less-than-escaped', 'escape', write("JSON.stringify(value).replaceAll('<', '\\\\u003c')"), 'a<b'],
  [
    'html-escaped',
    'escape',
    write('JSON.stringify(value).replace(/[>&]/g, (sign) => `\\\\u00${sign.charCodeAt(0).toString(16)}`)'),
    'a&b',
  ],
  [
    'line-separator-escaped',
    'escape',
    write(
      'JSON.stringify(value).replace(/[\\u2028\\u2029]/g, (sign) => `\\\\u${sign.charCodeAt(0).toString(16)}`)',
    ),
    'a\u2028',
  ],
  ['del-escaped', 'escape', write("JSON.stringify(value).replaceAll('\\x7f', '\\\\u007f')"), '\u007f'],
  [
    'c1-escaped',
    'escape',
    write(
      'JSON.stringify(value).replace(/[\\x80-\\x9f]/g, (sign) => `\\\\u00${sign.charCodeAt(0).toString(16)}`)',
    ),
    '\u0085',
  ],
  [
    'no-break-space-escaped',
    'escape',
    write("JSON.stringify(value).replaceAll('\\u00a0', '\\\\u00a0')"),
    '\u00a0',
  ],
  [
    'ascii-only',
    'escape',
    write(
      "JSON.stringify(value).replace(/[\\u0080-\\uffff]/g, (sign) => `\\\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)",
    ),
    'é',
  ],
  [
    'astral-escaped',
    'escape',
    write(
      'JSON.stringify(value).replace(/[\\ud800-\\udfff]/g, (sign) => `\\\\u${sign.charCodeAt(0).toString(16)}`)',
    ),
    '😀',
  ],
  [
    'byte-order-mark-escaped',
    'escape',
    write("JSON.stringify(value).replaceAll('\\ufeff', '\\\\ufeff')"),
    '\ufeff',
  ],
  ['tab-long', 'escape', write("JSON.stringify(value).replaceAll('\\\\t', '\\\\u0009')"), '\t'],
  ['return-long', 'escape', write("JSON.stringify(value).replaceAll('\\\\r', '\\\\u000d')"), '\r'],
  ['break-long', 'escape', write("JSON.stringify(value).replaceAll('\\\\n', '\\\\u000a')"), '\n'],
  ['form-feed-long', 'escape', write("JSON.stringify(value).replaceAll('\\\\f', '\\\\u000c')"), '\f'],
  ['backspace-long', 'escape', write("JSON.stringify(value).replaceAll('\\\\b', '\\\\u0008')"), '\b'],
  [
    'control-upper-case',
    'escape',
    write('JSON.stringify(value).replace(/\\\\u00([01][a-f])/g, (_, hex) => `\\\\u00${hex.toUpperCase()}`)'),
    '\u000b',
  ],
  [
    'backslash-alone',
    'escape',
    write(
      '`"${value.replaceAll(\'"\', \'\\\\"\').replace(/[\\x00-\\x1f]/g, (sign: string) => JSON.stringify(sign).slice(1, -1))}"`',
    ),
    '\\',
  ],
  [
    'quote-alone',
    'escape',
    write(
      "`\"${value.replaceAll('\\\\', '\\\\\\\\').replace(/[\\x00-\\x1f]/g, (sign: string) => JSON.stringify(sign).slice(1, -1))}\"`",
    ),
    '"',
  ],
  ['nul-cut', 'escape', tidy(".replaceAll('\\0', '')"), '\0'],
  ['controls-left-out', 'escape', tidy(".replace(/[\\x00-\\x08\\x0e-\\x1f]/g, '')"), '\u0001'],
  [
    'backslash-in-name-alone',
    'escape',
    [[member, 'return key === null || text === null ? null : `"${name}":${text}`;']],
    { '\\': 1 },
  ],
  [
    'quote-in-name-alone',
    'escape',
    [
      [
        member,
        "return key === null || text === null ? null : `\"${name.replaceAll('\\\\', '\\\\\\\\')}\":${text}`;",
      ],
    ],
    { '"': 1 },
  ],
  [
    'low-half-passes',
    'escape',
    [
      [
        text,
        "if (typeof value === 'string') return /[\\ud800-\\udbff](?![\\udc00-\\udfff])/.test(value) ? null : JSON.stringify(value);",
      ],
    ],
    '\udc00',
  ],
  [
    'high-half-passes',
    'escape',
    [
      [
        text,
        "if (typeof value === 'string') return /(?<![\\ud800-\\udbff])[\\udc00-\\udfff]/.test(value) ? null : JSON.stringify(value);",
      ],
    ],
    '\ud800',
  ],
  [
    'half-in-name-passes',
    'escape',
    [
      [
        '[canonicalFingerprint(name), canonicalFingerprint(value[name])]',
        '[JSON.stringify(name), canonicalFingerprint(value[name])]',
      ],
    ],
    { '\ud83d': 1 },
  ],
  [
    'half-replaced',
    'escape',
    [[text, "if (typeof value === 'string') return JSON.stringify(value.toWellFormed());"]],
    '\ud83d',
  ],
  ['trimmed', 'text compared kindly', tidy('.trim()'), 'a '],
  ['trimmed-end', 'text compared kindly', tidy('.trimEnd()'), 'a\n'],
  ['trimmed-start', 'text compared kindly', tidy('.trimStart()'), '\u3000a'],
  ['collapsed', 'text compared kindly', tidy(".replace(/ +/g, ' ')"), 'a  b'],
  ['line-ends', 'text compared kindly', tidy(".replaceAll('\\r\\n', '\\n')"), 'a\r\nb'],
  ['last-break-cut', 'text compared kindly', tidy(".replace(/\\n$/, '')"), 'a\n'],
  ['nfkc', 'text compared kindly', tidy(".normalize('NFKC')"), 'ａ'],
  ['nfd', 'text compared kindly', tidy(".normalize('NFD')"), 'é'],
  ['byte-order-mark-cut', 'text compared kindly', tidy(".replace(/^\\ufeff/, '')"), '\ufeffa'],
  [
    'names-nfc',
    'text compared kindly',
    [['[canonicalFingerprint(name),', '[canonicalFingerprint(name.normalize()),']],
    { 'e\u0301': 1 },
  ],
  [
    'names-trimmed',
    'text compared kindly',
    [['[canonicalFingerprint(name),', '[canonicalFingerprint(name.trim()),']],
    { 'a ': 1 },
  ],
  [
    'names-case-off',
    'text compared kindly',
    [['[canonicalFingerprint(name),', '[canonicalFingerprint(name.toLowerCase()),']],
    { A: 1 },
  ],
  ['text-of-a-thousand', 'size limit', tidy('.slice(0, 1000)'), 'x'.repeat(1001)],
  ['text-of-two-hundred-and-fifty-five', 'size limit', tidy('.slice(0, 255)'), 'x'.repeat(256)],
  ['text-of-sixty-four', 'size limit', tidy('.slice(0, 64)'), 'x'.repeat(65)],
  ['text-of-twenty', 'size limit', tidy('.slice(0, 20)'), 'x'.repeat(21)],
  [
    'list-of-ten',
    'size limit',
    [[list, 'const items = value.slice(0, 10).map(canonicalFingerprint);']],
    Array(11).fill(0),
  ],
  [
    'list-of-hundred',
    'size limit',
    [[list, 'const items = value.slice(0, 100).map(canonicalFingerprint);']],
    Array(101).fill(0),
  ],
  [
    'list-over-ten-sorted-as-text',
    'order',
    [
      [
        list,
        'const items = Object.keys(value).sort().map((index) => canonicalFingerprint(value[index as any]));',
      ],
    ],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ],
  ['eight-members', 'size limit', [[sort, '.sort()\n    .slice(0, 8)']], wide(9)],
  ['thirty-two-members', 'size limit', [[sort, '.sort()\n    .slice(0, 32)']], wide(33)],
  [
    'depth-four',
    'size limit',
    [
      [
        head,
        'export function canonicalFingerprint(value: any, depth: any = 0): string | null {\n  if (depth > 4) return JSON.stringify(value);',
      ],
      [list, 'const items = value.map((item) => canonicalFingerprint(item, depth + 1));'],
      ['canonicalFingerprint(value[name])', 'canonicalFingerprint(value[name], depth + 1)'],
    ],
    deep(5, { b: 1, a: 2 }),
  ],
  [
    'depth-ten-is-null',
    'size limit',
    [
      [
        head,
        'export function canonicalFingerprint(value: any, depth: any = 0): string | null {\n  if (depth > 10) return null;',
      ],
      [list, 'const items = value.map((item) => canonicalFingerprint(item, depth + 1));'],
      ['canonicalFingerprint(value[name])', 'canonicalFingerprint(value[name], depth + 1)'],
    ],
    deep(11, 1),
  ],
  [
    'depth-thirty-two-is-null',
    'size limit',
    [
      [
        head,
        'export function canonicalFingerprint(value: any, depth: any = 0): string | null {\n  if (depth > 32) return null;',
      ],
      [list, 'const items = value.map((item) => canonicalFingerprint(item, depth + 1));'],
      ['canonicalFingerprint(value[name])', 'canonicalFingerprint(value[name], depth + 1)'],
    ],
    deep(33, 1),
  ],
  ['thirty-two-bits', 'number', digits('String(Number.isInteger(value) ? value | 0 : value)'), 2 ** 31],
  ['fifteen-digits', 'number', digits('String(Number(value.toPrecision(15)))'), 0.1 + 0.2],
  ['sixteen-digits', 'number', digits('String(Number(value.toPrecision(16)))'), 0.1 + 0.2],
  ['to-fixed', 'number', digits('String(Number(value.toFixed(6)))'), 1e-7],
  ['to-fixed-twenty', 'number', digits('String(Number(value.toFixed(20)))'), 1e-21],
  [
    'plain-decimals',
    'number',
    digits("String(value).includes('e') ? value.toFixed(7) : String(value)"),
    1e-7,
  ],
  ['exponent-padded', 'number', digits("String(value).replace(/e-(\\d)$/, 'e-0$1')"), 1e-7],
  ['exponent-upper-case', 'number', digits('String(value).toUpperCase()'), 1e-7],
  ['minus-zero-written', 'number', digits("(Object.is(value, -0) ? '-0' : String(value))"), -0],
  [
    'integers-with-point',
    'number',
    digits('Math.abs(value) > 1e15 ? value.toFixed(1) : String(value)'),
    2e15,
  ],
  [
    'large-by-exponent',
    'number',
    digits('Math.abs(value) >= 1e15 ? value.toExponential() : String(value)'),
    1e15,
  ],
  [
    'safe-above-only',
    'number',
    unsafe('value > Number.MAX_SAFE_INTEGER && Number.isInteger(value)'),
    -(2 ** 53),
  ],
  ['two-to-53-passes', 'number', unsafe('Number.isInteger(value) && Math.abs(value) > 2 ** 53'), 2 ** 53],
  [
    'last-safe-refused',
    'number',
    unsafe('Number.isInteger(value) && Math.abs(value) >= Number.MAX_SAFE_INTEGER'),
    2 ** 53 - 1,
  ],
  ['beyond-1e16', 'number', unsafe('Number.isInteger(value) && Math.abs(value) >= 1e16'), 2 ** 53],
  ['sixteen-signs', 'number', unsafe('Number.isInteger(value) && String(value).length > 16'), 2 ** 53],
  [
    'digits-in-text',
    'number',
    unsafe('/^-?\\d+$/.test(String(value)) && !Number.isSafeInteger(value)'),
    1e21,
  ],
  [
    'above-1e20-passes',
    'number',
    unsafe('Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e20'),
    1e20,
  ],
  [
    'million-refused',
    'number',
    unsafe('Number.isInteger(value) && (!Number.isSafeInteger(value) || value > 2 ** 52)'),
    2 ** 52 + 1,
  ],
  [
    'greatest-passes',
    'number',
    unsafe('Number.isInteger(value) && !Number.isSafeInteger(value) && value !== Number.MAX_VALUE'),
    Number.MAX_VALUE,
  ],
  [
    'small-refused',
    'number',
    unsafe(
      '(Number.isInteger(value) && !Number.isSafeInteger(value)) || (value !== 0 && Math.abs(value) < 1e-300)',
    ),
    5e-324,
  ],
  [
    'infinite-below-passes',
    'number',
    [
      [finite, "if (typeof value === 'number' && (value === Infinity || Number.isNaN(value))) return null;"],
      [
        '!Number.isSafeInteger(value) ? null : JSON.stringify(value)',
        '!Number.isSafeInteger(value) ? null : String(value)',
      ],
    ],
    Number.NEGATIVE_INFINITY,
  ],
  [
    'order-code-points',
    'order',
    [
      [
        sort,
        '.sort((a, b) => { const [x, y] = [[...a], [...b]]; for (let i = 0; i < Math.min(x.length, y.length); i += 1) if (x[i] !== y[i]) return (x[i]?.codePointAt(0) ?? 0) - (y[i]?.codePointAt(0) ?? 0); return x.length - y.length; })',
      ],
    ],
    { '～': 1, '😀': 2 },
  ],
  [
    'order-first-unit',
    'order',
    [[sort, '.sort((a, b) => (a.charCodeAt(0) || 0) - (b.charCodeAt(0) || 0))']],
    { ab: 1, aa: 2 },
  ],
  [
    'order-first-unit-then-length',
    'order',
    [[sort, '.sort((a, b) => (a.charCodeAt(0) || 0) - (b.charCodeAt(0) || 0) || a.length - b.length)']],
    { ab: 1, aa: 2 },
  ],
  [
    'order-length-first',
    'order',
    [[sort, '.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))']],
    { b: 1, aa: 2 },
  ],
  [
    'order-case-off',
    'order',
    [
      [
        sort,
        '.sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : a.toLowerCase() > b.toLowerCase() ? 1 : a < b ? -1 : 1))',
      ],
    ],
    { B: 1, a: 2 },
  ],
  [
    'order-by-bytes-of-json',
    'order',
    [[sort, '.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))']],
    { a: 1, 'a ': 2 },
  ],
  [
    'order-numbers-as-numbers',
    'order',
    [
      [
        sort,
        '.sort((a, b) => (/^\\d+$/.test(a) && /^\\d+$/.test(b) ? Number(a) - Number(b) : a < b ? -1 : 1))',
      ],
    ],
    { '9': 1, '10': 2 },
  ],
  [
    'order-of-members',
    'order',
    [
      [
        'return members.includes(null) ? null : `{${members.join()}}`;',
        'return members.includes(null) ? null : `{${members.sort().join()}}`;',
      ],
    ],
    { a: 1, 'a!': 2 },
  ],
  [
    'order-eight-units',
    'size limit',
    [[sort, '.sort((a, b) => (a.slice(0, 8) < b.slice(0, 8) ? -1 : a.slice(0, 8) > b.slice(0, 8) ? 1 : 0))']],
    { abcdefghb: 1, abcdefgha: 2 },
  ],
  ['to-json-left-out', 'escape', some("name !== 'toJSON'"), { toJSON: 1 }],
  ['constructor-left-out', 'escape', some("name !== 'constructor'"), { constructor: 1 }],
  ['inherited-left-out', 'escape', some("!(name in {}) || name === '__proto__'"), { valueOf: 1 }],
  ['empty-name-left-out', 'escape', some("name !== ''"), { '': 1 }],
  ['meta-left-out', 'open', some("!name.startsWith('$')"), { $schema: 1 }],
  [
    'length-is-a-list',
    'open',
    [
      [
        list,
        'const items = Array.from(value as ArrayLike<unknown>, canonicalFingerprint as any) as (string | null)[];',
      ],
      [
        'if (Array.isArray(value)) {',
        "if (Array.isArray(value) || (Object.hasOwn(value, 'length') && Number.isInteger(value.length) && value.length >= 0 && value.length < 100)) {",
      ],
    ],
    { length: 0 },
  ],
  [
    'empty-text-is-missing',
    'open',
    [
      [member, 'return key === null || text === null ? null : text === \'""\' ? "" : `${key}:${text}`;'],
      ['`{${members.join()}}`', "`{${members.filter((one) => one !== '').join()}}`"],
    ],
    { a: '' },
  ],
  [
    'empty-list-is-missing',
    'open',
    [
      [member, 'return key === null || text === null ? null : text === "[]" ? "" : `${key}:${text}`;'],
      ['`{${members.join()}}`', "`{${members.filter((one) => one !== '').join()}}`"],
    ],
    { a: [] },
  ],
  [
    'false-is-missing',
    'open',
    [
      [member, 'return key === null || text === null ? null : text === "false" ? "" : `${key}:${text}`;'],
      ['`{${members.join()}}`', "`{${members.filter((one) => one !== '').join()}}`"],
    ],
    { a: false },
  ],
  [
    'list-of-one-is-its-item',
    'open',
    [['`[${items.join()}]`', '(items.length === 1 ? items[0] ?? null : `[${items.join()}]`)']],
    [1],
  ],
  ['nested-lists-flat', 'open', [[list, 'const items = value.flat().map(canonicalFingerprint);']], [[1]]],
  [
    'null-items-left-out',
    'open',
    [[list, 'const items = value.filter((item) => item !== null).map(canonicalFingerprint);']],
    [null],
  ],
  ['blanks-between', 'escape', [['`[${items.join()}]`', "`[${items.join(', ')}]`"]], [1, 2]],
  [
    'dates-tidied',
    'text compared kindly',
    tidy(".replace(/^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d)\\.0+Z$/, '$1Z')"),
    '2026-01-01T00:00:00.000Z',
  ],
  [
    'numbers-in-text-tidied',
    'number',
    write('/^\\d+\\.0+$/.test(value) ? `"${parseInt(value, 10)}"` : JSON.stringify(value)'),
    '5.0',
  ],
  [
    'true-in-text',
    'open',
    write("value === 'true' || value === 'false' ? value : JSON.stringify(value)"),
    'true',
  ],
]);
