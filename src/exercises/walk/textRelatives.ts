/** The blanks that a comparison may pass over: ASCII, Latin-1, Unicode, and three that only some engines call blank. */
const blanks = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\v',
    '\f',
    '\u0085',
    '\u00a0',
    '\u2003',
    '\u2028',
    '\u3000',
  ],
  ...['\u200b', '\ufeff'],
];

/** The signs with which parts of a key are glued together. */
export const separators: readonly string[] = [
  ...[':', '|', '/', ',', '-', '_', '.', ';', '#', '\u0000', ' ', '\n', '\t', '::', ', '],
  ...['\u0001', '\u001f', '=', '&', '@', '+', '~', '","', ''],
  ...['>', '->', '=>', ' → ', '→', ' > ', '\u00b7', '*', '!', '%', '$', '\\', '"'],
];

/** Names that every plain object answers to, or that some function asks an object for. */
export const inheritedNames: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'toJSON',
  'valueOf',
  'hasOwnProperty',
  'length',
  'then',
];

/** Single signs that have a long form in JSON, a meaning in a pattern, or no bytes in UTF-8. */
const signs = [
  ...[
    '"',
    "'",
    '\\',
    '/',
    '<',
    '&',
    '`',
    '$',
    '^',
    '%',
    '{',
    '\b',
    '\u0000',
    '\u001b',
    '\u007f',
  ],
  ...['\u00ad', '\u2028', '\u2029', '😀', '\ud83d', '\ude00', '～', '\uffff', '\ufffd'],
];

/**
 * Lengths in UTF-16 units. A limit is shown by any length past it, so the small ones are close together and the large
 * ones are not.
 */
export const lengths: readonly number[] = [
  ...[
    1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 17, 21, 26, 33, 41, 51, 65, 81, 101, 129, 201, 257,
    513,
  ],
  ...[1025, 10_000],
];

/** The text cut or drawn out to so many UTF-16 units. */
export function ofLength(text: string, length: number): string {
  const start = text === '' ? 'x' : text;
  return start.length >= length ? start.slice(0, length) : start.padEnd(length, 'x');
}

/** Texts that look like something that a program may tidy: dates, addresses, numbers, JSON. */
const lookalikes = [
  ...[
    '2026-01-01',
    '2026-01-01T00:00:00.000Z',
    '2026-01-01T08:00:00+08:00',
    'HTTP://Example.org/',
  ],
  ...[
    'a@B.org',
    '1e3',
    '0x10',
    '1,000',
    '1_000',
    '{"a": 1}',
    '[ 1 ]',
    '&amp;',
    '%41',
    'YQ==',
  ],
  '6BA7B810-9DAD-11D1-80B4-00C04FD430C8',
];

/**
 * The texts one step away from a text, those that most comparisons know first: shorter and longer by one sign, in other
 * case, with each blank around and inside, with each separator inside, as a pattern that matches it, in other Unicode
 * forms, and the names and signs that no comparison may treat in a way of its own.
 * @returns each once, the text itself left out
 */
export function textRelatives(text: string): readonly string[] {
  const [head, tail] = [text.slice(0, 1), text.slice(1)];
  const upper = text.toUpperCase();
  const lower = text.toLowerCase();
  const found = new Set([
    '',
    ' ',
    ...[`${text} `, ` ${text}`, upper, lower, head, text.slice(0, -1), tail],
    ...[`${text}x`, `x${text}`, `${text}${text}`, `x${text}x`],
    ...[head.toLowerCase() + tail, head.toUpperCase() + tail],
    ...[
      '.',
      '.*',
      '*',
      `${head}*`,
      `${text}*`,
      `^${text}$`,
      `${head}.${text.slice(2)}`,
      `[${text}]`,
    ],
    ...blanks.flatMap((blank) => [`${text}${blank}`, `${blank}${text}`]),
    ...[' ', '  ', '\t', '\n', '\u00a0'].map((blank) => `${head}${blank}${tail}`),
    ...separators.map((sign) => `${text}${sign}x`),
    `"${text}"`,
    `'${text}'`,
    `["${text}"]`,
    encodeURIComponent(text.toWellFormed()),
    ...[
      `./${text}`,
      `/${text}`,
      `${text}/`,
      `../${text}`,
      `x/../${text}`,
      `${text}?x`,
      `${text}.md`,
    ],
    ...lookalikes,
    [...text].reverse().join(''),
    ...['null', 'undefined', 'true', 'false', 'NaN', '0', '1', '-1', '[object Object]'],
    ...inheritedNames,
    ...signs.map((sign) => `${text}${sign}`),
    ...signs.slice(-8),
    ...kinOf(text).flatMap((pair) => [...pair]),
  ]);
  found.delete(text);
  return [...found];
}

/**
 * Pairs of different texts that a kind comparison takes for one: by case, blanks, Unicode form, width, accents, look,
 * numeric value, or because it looks at the start alone.
 */
export function kinOf(text: string): readonly (readonly [string, string])[] {
  const [head, tail] = [text.slice(0, 1), text.slice(1)];
  return [
    [text.toUpperCase(), text.toLowerCase()],
    [`${head} ${tail}`, `${head}  ${tail}`],
    [`${head} ${tail}`, `${head}\u00a0${tail}`],
    [`${head} ${tail}`, `${head}\t${tail}`],
    [`${head} ${tail}`, `${head}\n${tail}`],
    [`${head}\n${tail}`, `${head}\r\n${tail}`],
    [`${head}-${tail}`, `${head}_${tail}`],
    [`${head}-${tail}`, `${head}${tail}`],
    [`${text}\u200b`, text],
    [`${text}\u00ad`, text],
    [`${text}\u00e9`, `${text}e\u0301`],
    [`${text}\u00e9`, `${text}e`],
    [`${text}\u00e9`, `${text}\u00c9`],
    [`${text}\u00e4`, `${text}ae`],
    [`${text}\u00df`, `${text}ss`],
    [`${text}\u0130`, `${text}i`],
    [`${text}\u0131`, `${text}I`],
    [`${text}\u017f`, `${text}s`],
    [`${text}\u212a`, `${text}k`],
    [`${text}\u212b`, `${text}\u00c5`],
    [`${text}\ufb01`, `${text}fi`],
    [`${text}\uff41`, `${text}a`],
    [`${text}\uff15`, `${text}5`],
    [`${text}\u00b2`, `${text}2`],
    [`${text}\u0430`, `${text}a`],
    [`${text}\u2019`, `${text}'`],
    [`${text}\u2013`, `${text}-`],
    [`${text}\u{1d400}`, `${text}A`],
    [`${text}\ud83d`, `${text}\ude00`],
    [`${text}\ud83d`, `${text}\ufffd`],
    [`${text}😀`, `${text}😁`],
    ['1', '1.0'],
    ['1', '01'],
    ['1', '+1'],
    ['10', '9'],
    ['a10', 'a9'],
    ['A', 'a'],
    ['\u00e9', 'e\u0301'],
    ['ä', 'z'],
  ];
}
