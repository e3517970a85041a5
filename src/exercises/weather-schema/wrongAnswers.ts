import type { StoredWrongAnswer } from '../storedWrongAnswer.ts';

/** The wrong schemas that are known, each with the belief that it holds. */
export const wrongAnswers: readonly StoredWrongAnswer[] = [
  {
    id: 'fields-left-open',
    belief: {
      en: 'a field that is not listed is not allowed',
      zh: '以为没列出的字段就不许出现',
    },
    hint: {
      en: 'JSON Schema lets every field in that nobody speaks of. Which keyword speaks of the rest?',
      zh: '没提到的字段，JSON Schema 一律放行。哪个关键字管“其余的”？',
    },
    guards: ['extra-field'],
    of: 'reference.json',
    edits: [
      {
        from: `,
  "additionalProperties": false`,
        to: '',
      },
    ],
  },
  {
    id: 'closed-in-the-wrong-place',
    belief: {
      en: '`additionalProperties` works wherever it stands',
      zh: '以为 `additionalProperties` 写在哪里都管用',
    },
    hint: {
      en: 'Inside `properties` it is the name of a field. Move it one level up.',
      zh: '写在 `properties` 里，它就成了一个字段的名字。往上挪一层。',
    },
    guards: ['misspelt-unit'],
    of: 'reference.json',
    edits: [
      {
        from: '"unit": { "enum": ["celsius", "fahrenheit"] }',
        to: `"unit": { "enum": ["celsius", "fahrenheit"] },
    "additionalProperties": false`,
      },
      {
        from: `,
  "additionalProperties": false`,
        to: '',
      },
    ],
  },
  {
    id: 'nothing-required',
    belief: { en: 'a field that is described is required', zh: '以为描述了字段就是必填' },
    hint: {
      en: '`properties` says what a field holds when it is there. What says that it must be there?',
      zh: '`properties` 只说字段在的时候该是什么。谁来说它必须在？',
    },
    guards: ['no-days'],
    of: 'reference.json',
    edits: [{ from: '"required": ["city", "days"],', to: '' }],
  },
  {
    id: 'unit-required',
    belief: { en: 'every field that may come must come', zh: '把可以有的字段当成必须有' },
    hint: {
      en: 'The task names one field as optional.',
      zh: '任务里有一个字段是可选的。',
    },
    guards: ['no-unit'],
    of: 'reference.json',
    edits: [
      {
        from: '"required": ["city", "days"]',
        to: '"required": ["city", "days", "unit"]',
      },
    ],
  },
  {
    id: 'number-for-integer',
    belief: { en: 'a number of days may be half a day', zh: '以为天数可以是半天' },
    hint: {
      en: '`"number"` takes 3.5. JSON Schema has a type for whole numbers.',
      zh: '`"number"` 会放行 3.5。JSON Schema 有专门的整数类型。',
    },
    guards: ['half-day'],
    of: 'reference.json',
    edits: [{ from: '"type": "integer"', to: '"type": "number"' }],
  },
  {
    id: 'no-bounds',
    belief: {
      en: 'an integer is a possible number of days',
      zh: '以为只要是整数就是合理的天数',
    },
    hint: { en: 'What about 0, and 10,000?', zh: '0 呢？10000 呢？' },
    guards: ['no-day'],
    of: 'reference.json',
    edits: [{ from: ', "minimum": 1, "maximum": 7', to: '' }],
  },
  {
    id: 'ends-excluded',
    belief: { en: '1 and 7 lie outside “1 to 7”', zh: '以为 1 和 7 不在“1 到 7”之内' },
    hint: {
      en: '`exclusiveMinimum` leaves its own number out.',
      zh: '`exclusiveMinimum` 不包含它自己那个数。',
    },
    guards: ['first-day', 'last-day'],
    of: 'reference.json',
    edits: [
      {
        from: '"minimum": 1, "maximum": 7',
        to: '"exclusiveMinimum": 1, "exclusiveMaximum": 7',
      },
    ],
  },
  {
    id: 'no-root-type',
    belief: {
      en: '`properties` makes sure that it is an object',
      zh: '以为写了 `properties` 就保证是对象',
    },
    hint: {
      en: 'The keywords for objects say nothing of a list or of null. They pass.',
      zh: '管对象的关键字对列表、对 null 都不发话，于是放行。',
    },
    guards: ['a-list'],
    of: 'reference.json',
    edits: [{ from: '"type": "object",', to: '' }],
  },
  {
    id: 'empty-city',
    belief: { en: 'a string is never empty', zh: '以为字符串不会是空的' },
    hint: {
      en: 'Is "" the name of a city? A keyword counts characters.',
      zh: '"" 是城市名吗？有个关键字数字符。',
    },
    guards: ['no-name'],
    of: 'reference.json',
    edits: [{ from: ', "minLength": 1', to: '' }],
  },
  {
    id: 'unit-is-any-string',
    belief: {
      en: 'a description holds a model to two words',
      zh: '以为写在描述里就只会来这两个词',
    },
    hint: {
      en: '“Celsius”, “C” and “kelvin” are strings. How do you list the words that exist?',
      zh: '“Celsius”“C”“kelvin” 都是字符串。怎样把有效的词列出来？',
    },
    guards: ['other-unit'],
    of: 'reference.json',
    edits: [{ from: '"enum": ["celsius", "fahrenheit"]', to: '"type": "string"' }],
  },
  {
    id: 'text-days-too',
    belief: { en: 'it is safer to take "3" as well', zh: '以为连 "3" 也收更稳妥' },
    hint: {
      en: 'Then the range holds for numbers only: "99" passes. Let the model repair its own type.',
      zh: '这样范围只管数字，"99" 就放行了。类型让模型自己改。',
    },
    guards: ['text-days'],
    of: 'reference.json',
    edits: [{ from: '"type": "integer"', to: '"type": ["integer", "string"]' }],
  },
  {
    id: 'null-for-absent',
    belief: { en: 'null is a way of leaving a field out', zh: '把 null 当成不填' },
    hint: {
      en: 'Absent and null are two statements. The task allows one of them.',
      zh: '缺失和 null 是两回事。任务只允许其中一种。',
    },
    guards: ['null-unit'],
    of: 'reference.json',
    edits: [{ from: '["celsius", "fahrenheit"]', to: '["celsius", "fahrenheit", null]' }],
  },
  {
    id: 'names-are-short',
    belief: { en: 'no city has a long name', zh: '以为城市名都不长' },
    hint: {
      en: 'The contract says “not empty” and nothing of a longest name. Who measured yours?',
      zh: '契约只说“非空”，没有说最长多少。你的上限是谁量的？',
    },
    guards: ['long-name'],
    of: 'reference.json',
    edits: [{ from: '"minLength": 1', to: '"minLength": 1, "maxLength": 20' }],
  },
  {
    id: 'blank-is-empty',
    belief: { en: 'a blank is an empty string', zh: '以为空白就是空字符串' },
    hint: {
      en: 'A string of one blank has a length. Which one?',
      zh: '只有一个空格的字符串也有长度。是多少？',
    },
    guards: ['blank-name'],
    of: 'reference.json',
    edits: [{ from: '"minLength": 1', to: '"pattern": "\\\\S"' }],
  },
  {
    id: 'x-fields-pass',
    belief: {
      en: 'fields that begin with x- are extensions and may pass',
      zh: '以为 x- 开头的字段是扩展，可以放行',
    },
    hint: {
      en: '“No other field is taken.” Does the rule know of exceptions?',
      zh: '“不接受任何别的字段。”这条规则说过有例外吗？',
    },
    guards: ['x-field'],
    of: 'reference.json',
    edits: [
      {
        from: '"additionalProperties": false',
        to: '"patternProperties": { "^x-": {} }, "additionalProperties": false',
      },
    ],
  },
];
