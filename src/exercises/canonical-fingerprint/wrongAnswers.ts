import type { StoredWrongAnswer } from '../storedWrongAnswer.ts';

/** The wrong answers that are known, each with the belief that it holds. */
export const wrongAnswers: readonly StoredWrongAnswer[] = [
  {
    id: 'order-as-written',
    belief: {
      en: 'the order in which fields were written belongs to the request',
      zh: '以为字段书写的顺序也是请求的一部分',
    },
    hint: {
      en: 'Two clients build the same object in two orders. What do both texts have to be?',
      zh: '两个客户端按不同顺序构造同一个对象。两份文本应当怎样？',
    },
    guards: ['guard-order-as-written'],
    of: 'right/by-recursion.ts',
    edits: [{ from: '.sort()', to: '' }],
  },
  {
    id: 'outer-names-only',
    belief: {
      en: 'only the outermost names need sorting',
      zh: '以为只有最外层的字段名要排序',
    },
    hint: {
      en: 'An object may stand in an object, and in a list too. How far down does yours look?',
      zh: '对象里有对象，列表里也有。你的代码看到第几层？',
    },
    guards: ['guard-outer-names-only'],
    of: 'right/sound-first-then-write.ts',
    edits: [
      {
        from: "if (value === null || typeof value !== 'object')",
        to: "if (value === null || typeof value !== 'object' || Array.isArray(value))",
      },
      { from: 'write(one)', to: 'JSON.stringify(one)' },
    ],
  },
  {
    id: 'locale-order',
    belief: {
      en: 'names are sorted as a dictionary sorts them',
      zh: '以为字段名按词典顺序排',
    },
    hint: {
      en: 'Does every machine, in every country, sort `a`, `B` and `ä` alike?',
      zh: '每台机器、每个地区，对 `a`、`B`、`ä` 的排法都一样吗？',
    },
    guards: ['guard-locale-order'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: '.sort()',
        to: ".sort((a: string, b: string) => a.localeCompare(b, 'en'))",
      },
    ],
  },
  {
    id: 'code-point-order',
    belief: { en: 'names are sorted by code point', zh: '以为字段名按码点排' },
    hint: {
      en: 'The rule names the units of UTF-16. Where does an emoji stand among them, and where among code points?',
      zh: '规则说的是 UTF-16 的单位。一个表情符号在其中排哪里，按码点又排哪里？',
    },
    guards: ['guard-code-point-order'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: '    .sort()',
        to: `    .sort((a: string, b: string) => {
      const [left, right] = [Array.from(a), Array.from(b)];
      const at = left.findIndex((sign, index) => sign !== right[index]);
      if (at === -1) return left.length - right.length;
      return (left[at]?.codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
    })`,
      },
    ],
  },
  {
    id: 'rebuilt-object',
    belief: {
      en: 'an object built in sorted order keeps that order',
      zh: '以为按顺序重建的对象会保持那个顺序',
    },
    hint: {
      en: 'Try names that look like whole numbers. Who decides their order in an object?',
      zh: '试试像整数的字段名。对象里它们的顺序由谁决定？',
    },
    guards: ['guard-rebuilt-object'],
    of: 'right/sound-first-then-write.ts',
    edits: [
      { from: 'members.map(', to: 'Object.entries(Object.fromEntries(members)).map(' },
    ],
  },
  {
    id: 'proto-is-lost',
    belief: {
      en: 'every field survives being assigned to a new object',
      zh: '以为把字段逐个赋给新对象就不会丢',
    },
    hint: {
      en: 'One name means something else to an assignment than to JSON. What becomes of a field called `__proto__`?',
      zh: '有一个名字，赋值和 JSON 的理解不同。叫 `__proto__` 的字段会怎样？',
    },
    guards: ['guard-proto-is-lost'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: '  const members: (string | null)[] = Object.keys(value)',
        to: `  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) copy[name] = value[name];
  const members: (string | null)[] = Object.keys(copy)`,
      },
    ],
  },
  {
    id: 'lists-are-sets',
    belief: {
      en: 'the order of a list makes no difference',
      zh: '以为列表的顺序也不算区别',
    },
    hint: {
      en: '“First charge, then refund.” Is that the same request the other way round?',
      zh: '“先扣款，再退款”，反过来还是同一个请求吗？',
    },
    guards: ['guard-lists-are-sets'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: 'value.map(canonicalFingerprint)',
        to: 'value.map(canonicalFingerprint).sort()',
      },
    ],
  },
  {
    id: 'null-is-missing',
    belief: {
      en: 'a field that is null is a field that is not there',
      zh: '以为值为 null 的字段等于没有这个字段',
    },
    hint: {
      en: 'Where a missing field keeps a value and null clears it, what have the two requests in common?',
      zh: '缺字段表示保留、null 表示清空时，这两个请求有什么共同点？',
    },
    guards: ['guard-null-is-missing'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: '    .sort()',
        to: `    .filter((name) => value[name] !== null)
    .sort()`,
      },
    ],
  },
  {
    id: 'rounded-is-fine',
    belief: {
      en: 'a number is the number that was sent',
      zh: '以为读到的数就是送来的数',
    },
    hint: {
      en: 'Send 9007199254740993 and read it again. Which other number has the same text now?',
      zh: '送 9007199254740993，再读一遍。现在还有哪个数是同样的文本？',
    },
    guards: ['guard-rounded-is-fine'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: 'Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(value)',
        to: 'JSON.stringify(value)',
      },
    ],
  },
  {
    id: 'every-integer-is-suspect',
    belief: {
      en: 'only integers of 32 bits are exact',
      zh: '以为只有 32 位整数是精确的',
    },
    hint: {
      en: 'A double holds more than 32 bits of an integer. Up to which one are all of them told apart?',
      zh: '双精度数能放下的整数不止 32 位。到哪个数为止，每一个都能区分？',
    },
    guards: ['guard-every-integer-is-suspect'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: 'Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(value)',
        to: 'Number.isInteger(value) && Math.abs(value) >= 2 ** 32 ? null : JSON.stringify(value)',
      },
    ],
  },
  {
    id: 'half-pairs-pass',
    belief: { en: 'every string is text', zh: '以为每个字符串都是文本' },
    hint: {
      en: 'Half of a surrogate pair has no bytes in UTF-8. What would be hashed?',
      zh: '半个代理对在 UTF-8 里没有字节。拿什么去算摘要？',
    },
    guards: ['guard-half-pairs-pass'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: 'value.isWellFormed() ? JSON.stringify(value) : null',
        to: 'JSON.stringify(value)',
      },
    ],
  },
  {
    id: 'names-are-always-text',
    belief: {
      en: 'only values can hold half a surrogate pair',
      zh: '以为只有值里会出现半个代理对',
    },
    hint: {
      en: 'The names of fields are strings too. Who checks them?',
      zh: '字段名也是字符串。谁来检查它们？',
    },
    guards: ['guard-names-are-always-text'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: '[canonicalFingerprint(name), canonicalFingerprint(value[name])]',
        to: '[JSON.stringify(name), canonicalFingerprint(value[name])]',
      },
    ],
  },
  {
    id: 'normalised',
    belief: {
      en: 'two spellings of one letter are one request',
      zh: '以为同一个字母的两种写法是同一个请求',
    },
    hint: {
      en: 'A file name in the other spelling is another file on some systems. Who may decide that they are the same?',
      zh: '换一种写法的文件名，在有的系统上是另一个文件。谁有权说它们相同？',
    },
    guards: ['guard-normalised'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: 'value.isWellFormed() ? JSON.stringify(value)',
        to: "value.isWellFormed() ? JSON.stringify(value.normalize('NFC'))",
      },
    ],
  },
  {
    id: 'numbers-are-texts',
    belief: { en: '5 and "5" are the same value', zh: '以为 5 和 "5" 是同一个值' },
    hint: {
      en: 'One is an amount, the other perhaps an account. What does the type say?',
      zh: '一个是数量，另一个也许是账号。类型说明了什么？',
    },
    guards: ['guard-numbers-are-texts'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: 'Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(value)',
        to: 'Number.isInteger(value) && !Number.isSafeInteger(value) ? null : JSON.stringify(String(value))',
      },
    ],
  },
  {
    id: 'ascii-alone',
    belief: { en: 'whatever is not ASCII is escaped', zh: '以为非 ASCII 字符都要转义' },
    hint: {
      en: 'Two clients send “é”. One escapes it and one does not: how many texts are there? What does `JSON.stringify` do?',
      zh: '两个客户端都送 “é”，一个转义、一个不转义，会有几份文本？`JSON.stringify` 怎么写？',
    },
    guards: ['guard-ascii-alone'],
    of: 'right/by-recursion.ts',
    edits: [
      {
        from: 'value.isWellFormed() ? JSON.stringify(value) : null',
        to: `value.isWellFormed()
      ? JSON.stringify(value).replace(/[\\u0080-\\uffff]/g, (sign: string) => '\\\\u' + sign.charCodeAt(0).toString(16).padStart(4, '0'))
      : null`,
      },
    ],
  },
  {
    id: 'nesting-is-shallow',
    belief: { en: 'arguments nest a few levels deep', zh: '以为参数只嵌套几层' },
    hint: {
      en: 'The rule says “at every level”. At which level does yours stop?',
      zh: '规则说的是“每一层”。你的代码到第几层就停了？',
    },
    guards: ['guard-nesting-is-shallow'],
    of: 'right/sound-first-then-write.ts',
    edits: [
      {
        from: 'function write(value: any): string {',
        to: 'function write(value: any, level = 0): string {',
      },
      {
        from: "if (value === null || typeof value !== 'object')",
        to: "if (value === null || typeof value !== 'object' || level > 5)",
      },
      { from: 'value.map(write)', to: 'value.map((one: any) => write(one, level + 1))' },
      { from: 'write(one)', to: 'write(one, level + 1)' },
    ],
  },
];
