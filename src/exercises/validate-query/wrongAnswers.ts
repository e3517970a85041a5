import type { StoredWrongAnswer } from '../storedWrongAnswer.ts';

/** The wrong answers that are known, each with the belief that it holds. */
export const wrongAnswers = [
  {
    id: 'true-is-one',
    belief: { en: '`true` counts as the number 1', zh: '把 `true` 当成了数字 1' },
    hint: {
      en: 'Arithmetic turns `true` into 1. Which test looks at the value before any arithmetic does?',
      zh: '一做算术，`true` 就变成 1。哪种判断是在算术之前看值本身？',
    },
    guards: ['true-days'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '  const { city, days } = args as { city: unknown; days: unknown };',
        to: `  const { city, days: given } = args as { city: unknown; days: unknown };
  const days = typeof given === 'boolean' ? Number(given) : given;`,
      },
    ],
  },
  {
    id: 'text-is-number',
    belief: {
      en: 'a number in quotes counts as a number',
      zh: '把引号里的数字当成了数字',
    },
    hint: {
      en: 'The contract names the type that is sent, not one that it can be turned into. Where does yours convert?',
      zh: '契约写的是送来的类型，不是能转换成的类型。你的代码在哪里做了转换？',
    },
    guards: ['text-days'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '  const { city, days } = args as { city: unknown; days: unknown };',
        to: `  const { city, days: given } = args as { city: unknown; days: unknown };
  const days = typeof given === 'string' ? Number.parseFloat(given) : given;`,
      },
    ],
  },
  {
    id: 'number-is-integer',
    belief: { en: 'every number is a number of days', zh: '以为是数字就是天数' },
    hint: {
      en: 'Half a day, and `NaN`, are numbers too. What does `NaN < 1` say?',
      zh: '半天是数字，`NaN` 也是数字。`NaN < 1` 的结果是什么？',
    },
    guards: ['half-day'],
    of: 'right/early-returns.ts',
    edits: [{ from: '!Number.isInteger(days)', to: "typeof days !== 'number'" }],
  },
  {
    id: 'null-is-missing',
    belief: {
      en: 'a field that is null is a field that is missing',
      zh: '把值为 null 的字段当成没有这个字段',
    },
    hint: {
      en: 'Whether a field is there and what it holds are two questions. Which gate asks which?',
      zh: '字段在不在、字段里是什么，是两个问题。分别归哪道门管？',
    },
    guards: ['null-days'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "  if (Object.keys(args).length !== 2) return refuse('schema_fields');",
        to: `  args = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
  if (Object.keys(args as object).length !== 2) return refuse('schema_fields');`,
      },
    ],
  },
  {
    id: 'missing-is-wrong-type',
    belief: {
      en: 'a missing field is a field of the wrong type',
      zh: '把缺字段当成类型不对',
    },
    hint: {
      en: 'Reading a field that is not there gives `undefined`. Is that what the model sent?',
      zh: '读一个不存在的字段会得到 `undefined`。模型送来的是它吗？',
    },
    guards: ['missing-days'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'if (Object.keys(args).length !== 2)',
        to: "if (Object.keys(args).some((name) => name !== 'city' && name !== 'days'))",
      },
      {
        from: "if (!Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return refuse('schema_fields');",
        to: '',
      },
    ],
  },
  {
    id: 'extra-fields-pass',
    belief: {
      en: 'fields that nobody asked for may come along',
      zh: '没人要的字段也可以跟着进来',
    },
    hint: {
      en: 'The rule says exactly these two. Who looks at the third field, the model’s `"permit": true`?',
      zh: '规则说恰好这两个。第三个字段，比如模型自己写的 `"permit": true`，由谁来看？',
    },
    guards: ['extra-field'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (Object.keys(args).length !== 2) return refuse('schema_fields');",
        to: '',
      },
    ],
  },
  {
    id: 'null-is-an-object',
    belief: {
      en: 'a value of type "object" is a record',
      zh: '以为 typeof 为 "object" 的就是记录',
    },
    hint: {
      en: 'Two values that are no records also answer "object" to `typeof`. Arrays are one.',
      zh: '有两种不是记录的值，`typeof` 也回答 "object"。数组是其中一种。',
    },
    guards: ['null-arguments'],
    of: 'right/early-returns.ts',
    edits: [{ from: 'args === null || ', to: '' }],
  },
  {
    id: 'copy-by-assignment',
    belief: {
      en: 'copying a record keeps its fields as they were',
      zh: '以为复制一份记录，字段原样不变',
    },
    hint: {
      en: 'JSON can hold an own field called `__proto__`. What does assigning to that name do?',
      zh: 'JSON 里可以有一个名叫 `__proto__` 的自有字段。往这个名字赋值会发生什么？',
    },
    guards: ['own-proto'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "  if (Object.keys(args).length !== 2) return refuse('schema_fields');",
        to: `  const query: any = Object.assign({}, args);
  if (Object.keys(query).some((name) => name !== 'city' && name !== 'days')) return refuse('schema_fields');`,
      },
      {
        from: "if (!Object.hasOwn(args, 'city') || !Object.hasOwn(args, 'days')) return refuse('schema_fields');",
        to: "if (!('city' in query) || !('days' in query)) return refuse('schema_fields');",
      },
      {
        from: 'const { city, days } = args as { city: unknown; days: unknown };',
        to: 'const { city, days } = query as { city: unknown; days: unknown };',
      },
    ],
  },
  {
    id: 'range-first',
    belief: {
      en: 'the range may be checked before the type',
      zh: '先查范围、后查类型也行',
    },
    hint: {
      en: 'Comparison converts: `"9" > 7` is true. The reason given tells the model what to repair first.',
      zh: '比较会先做转换：`"9" > 7` 为真。给出的原因要告诉模型先修哪一处。',
    },
    guards: ['text-nine-days'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if (typeof city !== 'string' || !Number.isInteger(days)) return refuse('schema_types');",
        to: "if ((days as number) < 1 || (days as number) > 7) return refuse('schema_range');",
      },
      {
        from: "if ((days as number) < 1 || (days as number) > 7) return refuse('schema_range');",
        to: "if (typeof city !== 'string' || !Number.isInteger(days)) return refuse('schema_types');",
      },
    ],
  },
  {
    id: 'city-first',
    belief: {
      en: 'the city may be looked up before the range is checked',
      zh: '先查城市、后查范围也行',
    },
    hint: {
      en: 'With two faults, the reason is that of the earlier gate. Structure comes before meaning.',
      zh: '有两处错时，报的是靠前那道门的原因。结构先于语义。',
    },
    guards: ['two-faults'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: "if ((days as number) < 1 || (days as number) > 7) return refuse('schema_range');",
        to: "if (!allowedCities.has(city)) return refuse('semantic_city');",
      },
      {
        from: "if (!allowedCities.has(city)) return refuse('semantic_city');",
        to: "if ((days as number) < 1 || (days as number) > 7) return refuse('schema_range');",
      },
    ],
  },
  {
    id: 'city-is-tidied',
    belief: { en: 'blanks around a city do not matter', zh: '城市名前后的空白无所谓' },
    hint: {
      en: 'A gate compares, it does not repair. Whose job is it to send the name as it stands in the list?',
      zh: '门只做比较，不做修补。名字要和词表一字不差，这是谁的事？',
    },
    guards: ['blank-before'],
    of: 'right/early-returns.ts',
    edits: [{ from: 'allowedCities.has(city)', to: 'allowedCities.has(city.trim())' }],
  },
  {
    id: 'part-is-enough',
    belief: {
      en: 'part of a known city’s name is a known city',
      zh: '名字的一部分对上就算认识',
    },
    hint: {
      en: '“ang” stands inside “Hangzhou”. What does membership of a set ask?',
      zh: '“ang” 就在 “Hangzhou” 里。属于一个集合，问的是什么？',
    },
    guards: ['part-of-name'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '!allowedCities.has(city)',
        to: '![...allowedCities].some((name) => name.includes(city))',
      },
    ],
  },
  {
    id: 'object-as-set',
    belief: {
      en: 'an object’s names are only the ones that were put in',
      zh: '以为对象上只有自己放进去的名字',
    },
    hint: {
      en: 'Every plain object answers to `toString`. What can hold names without inheriting any?',
      zh: '任何普通对象都认得 `toString`。什么东西能存名字又不继承名字？',
    },
    guards: ['inherited-name'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '  if (!allowedCities.has(city))',
        to: `  const known: Record<string, unknown> = {};
  for (const name of allowedCities) known[name] = name;
  if (known[city] === undefined)`,
      },
    ],
  },
  {
    id: 'ends-excluded',
    belief: { en: '1 and 7 lie outside “1 to 7”', zh: '以为 1 和 7 不在“1 到 7”之内' },
    hint: { en: 'Both ends belong to the range.', zh: '范围包含两端。' },
    guards: ['first-day', 'last-day'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '(days as number) < 1 || (days as number) > 7',
        to: '(days as number) <= 1 || (days as number) >= 7',
      },
    ],
  },
  {
    id: 'empty-is-missing',
    belief: { en: 'an empty string is no value', zh: '把空字符串当成没有值' },
    hint: {
      en: 'The list decides what a city is. What if the list holds the empty string?',
      zh: '什么算城市由词表说了算。词表里要是有空字符串呢？',
    },
    guards: ['empty-name'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: 'if (!allowedCities.has(city))',
        to: 'if (!city || !allowedCities.has(city))',
      },
    ],
  },
  {
    id: 'case-is-ignored',
    belief: {
      en: 'capital letters in a city do not matter',
      zh: '以为城市名的大小写无所谓',
    },
    hint: {
      en: 'The rule compares letter for letter. Which of your texts is no longer the one that was sent?',
      zh: '规则要求一字不差。你比较的文本里，哪一个已经不是送来的那一个？',
    },
    guards: ['other-case'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '!allowedCities.has(city)',
        to: '![...allowedCities].some((name) => name.toLowerCase() === city.toLowerCase())',
      },
    ],
  },
  {
    id: 'unicode-forms-alike',
    belief: {
      en: 'two spellings of one letter are one name',
      zh: '以为同一个字母的两种写法是同一个名字',
    },
    hint: {
      en: 'An é can be one code point or two. Who decided that the list means both?',
      zh: 'é 可以是一个码点，也可以是两个。谁说词表里的是这两种？',
    },
    guards: ['other-unicode-form'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '!allowedCities.has(city)',
        to: "![...allowedCities].some((name) => name.normalize('NFC') === city.normalize('NFC'))",
      },
    ],
  },
  {
    id: 'days-in-32-bits',
    belief: { en: 'an integer has 32 bits', zh: '以为整数只有 32 位' },
    hint: {
      en: 'A bit operation takes 4294967299 for 3. Which test asks whether a number is whole and changes nothing?',
      zh: '位运算会把 4294967299 当成 3。哪种判断只问是不是整数，不改动它？',
    },
    guards: ['days-past-32-bits'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '(days as number) < 1 || (days as number) > 7',
        to: '((days as number) | 0) < 1 || ((days as number) | 0) > 7',
      },
    ],
  },
  {
    id: 'looked-for-in-the-joined-list',
    belief: {
      en: 'a text that stands in the joined list is one of its members',
      zh: '以为在拼接后的词表里找得到，就是其中一项',
    },
    hint: {
      en: 'With Oslo and Lima in the list, is “Oslo,Lima” a city? What does joining lose?',
      zh: '词表里有 Oslo 和 Lima，“Oslo,Lima” 是城市吗？拼接丢掉了什么？',
    },
    guards: ['two-cities-joined'],
    of: 'right/early-returns.ts',
    edits: [
      {
        from: '!allowedCities.has(city)',
        to: "!(',' + [...allowedCities].join(',') + ',').includes(',' + city + ',')",
      },
    ],
  },
] as const satisfies readonly StoredWrongAnswer[];

/** The id of one of them. */
export type WrongAnswerId = (typeof wrongAnswers)[number]['id'];
