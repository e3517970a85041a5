import type { Misconception } from '../contract.ts';

/** The beliefs that the stored wrong answers hold, by the name of their file. */
export const misconceptions = {
  'true-is-one': {
    belief: { en: '`true` counts as the number 1', zh: '把 `true` 当成了数字 1' },
    hint: {
      en: 'Arithmetic turns `true` into 1. Which test looks at the value before any arithmetic does?',
      zh: '一做算术，`true` 就变成 1。哪种判断是在算术之前看值本身？',
    },
  },
  'text-is-number': {
    belief: {
      en: 'a number in quotes counts as a number',
      zh: '把引号里的数字当成了数字',
    },
    hint: {
      en: 'The contract names the type that is sent, not one that it can be turned into. Where does yours convert?',
      zh: '契约写的是送来的类型，不是能转换成的类型。你的代码在哪里做了转换？',
    },
  },
  'number-is-integer': {
    belief: { en: 'every number is a number of days', zh: '以为是数字就是天数' },
    hint: {
      en: 'Half a day, and `NaN`, are numbers too. What does `NaN < 1` say?',
      zh: '半天是数字，`NaN` 也是数字。`NaN < 1` 的结果是什么？',
    },
  },
  'null-is-missing': {
    belief: {
      en: 'a field that is null is a field that is missing',
      zh: '把值为 null 的字段当成没有这个字段',
    },
    hint: {
      en: 'Whether a field is there and what it holds are two questions. Which gate asks which?',
      zh: '字段在不在、字段里是什么，是两个问题。分别归哪道门管？',
    },
  },
  'missing-is-wrong-type': {
    belief: {
      en: 'a missing field is a field of the wrong type',
      zh: '把缺字段当成类型不对',
    },
    hint: {
      en: 'Reading a field that is not there gives `undefined`. Is that what the model sent?',
      zh: '读一个不存在的字段会得到 `undefined`。模型送来的是它吗？',
    },
  },
  'extra-fields-pass': {
    belief: {
      en: 'fields that nobody asked for may come along',
      zh: '没人要的字段也可以跟着进来',
    },
    hint: {
      en: 'The rule says exactly these two. Who looks at the third field, the model’s `"permit": true`?',
      zh: '规则说恰好这两个。第三个字段，比如模型自己写的 `"permit": true`，由谁来看？',
    },
  },
  'null-is-an-object': {
    belief: {
      en: 'a value of type "object" is a record',
      zh: '以为 typeof 为 "object" 的就是记录',
    },
    hint: {
      en: 'Two values that are no records also answer "object" to `typeof`. Arrays are one.',
      zh: '有两种不是记录的值，`typeof` 也回答 "object"。数组是其中一种。',
    },
  },
  'copy-by-assignment': {
    belief: {
      en: 'copying a record keeps its fields as they were',
      zh: '以为复制一份记录，字段原样不变',
    },
    hint: {
      en: 'JSON can hold an own field called `__proto__`. What does assigning to that name do?',
      zh: 'JSON 里可以有一个名叫 `__proto__` 的自有字段。往这个名字赋值会发生什么？',
    },
  },
  'range-first': {
    belief: {
      en: 'the range may be checked before the type',
      zh: '先查范围、后查类型也行',
    },
    hint: {
      en: 'Comparison converts: `"9" > 7` is true. The reason given tells the model what to repair first.',
      zh: '比较会先做转换：`"9" > 7` 为真。给出的原因要告诉模型先修哪一处。',
    },
  },
  'city-first': {
    belief: {
      en: 'the city may be looked up before the range is checked',
      zh: '先查城市、后查范围也行',
    },
    hint: {
      en: 'With two faults, the reason is that of the earlier gate. Structure comes before meaning.',
      zh: '有两处错时，报的是靠前那道门的原因。结构先于语义。',
    },
  },
  'city-is-tidied': {
    belief: {
      en: 'blanks around a city do not matter',
      zh: '城市名前后的空白无所谓',
    },
    hint: {
      en: 'A gate compares, it does not repair. Whose job is it to send the name as it stands in the list?',
      zh: '门只做比较，不做修补。名字要和词表一字不差，这是谁的事？',
    },
  },
  'part-is-enough': {
    belief: {
      en: 'part of a known city’s name is a known city',
      zh: '名字的一部分对上就算认识',
    },
    hint: {
      en: '“ang” stands inside “Hangzhou”. What does membership of a set ask?',
      zh: '“ang” 就在 “Hangzhou” 里。属于一个集合，问的是什么？',
    },
  },
  'object-as-set': {
    belief: {
      en: 'an object’s names are only the ones that were put in',
      zh: '以为对象上只有自己放进去的名字',
    },
    hint: {
      en: 'Every plain object answers to `toString`. What can hold names without inheriting any?',
      zh: '任何普通对象都认得 `toString`。什么东西能存名字又不继承名字？',
    },
  },
  'ends-excluded': {
    belief: {
      en: '1 and 7 lie outside “1 to 7”',
      zh: '以为 1 和 7 不在“1 到 7”之内',
    },
    hint: { en: 'Both ends belong to the range.', zh: '范围包含两端。' },
  },
  'empty-is-missing': {
    belief: { en: 'an empty string is no value', zh: '把空字符串当成没有值' },
    hint: {
      en: 'The list decides what a city is. What if the list holds the empty string?',
      zh: '什么算城市由词表说了算。词表里要是有空字符串呢？',
    },
  },
} as const satisfies Record<string, Omit<Misconception, 'id'>>;

/** The id of a misconception, which is the file name of the wrong answer that holds it. */
export type MisconceptionId = keyof typeof misconceptions;
