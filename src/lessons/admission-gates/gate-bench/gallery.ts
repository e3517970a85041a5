import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Situation } from '#ui/situation.ts';
import type { BenchState, Permission } from './benchState.ts';

const cities: readonly string[] = ['Hangzhou', '朝阳区'];

function args(city: string, days: string, more = ''): string {
  return `{\n  "city": ${city},\n  "days": ${days}${more}\n}`;
}

function situation(
  id: string,
  text: string,
  title: string | LocalizedText,
  shows: LocalizedText,
  host: { readonly cities?: readonly string[]; readonly permission?: Permission } = {},
): Situation<BenchState> {
  const state: BenchState = { text, cities: host.cities ?? cities, permission: host.permission ?? 'granted' };
  return { id, state, title: typeof title === 'string' ? { en: title, zh: title } : title, shows };
}

/** What the bench shows first. */
export const firstSituation: Situation<BenchState> = situation(
  'days-true',
  args('"Hangzhou"', 'true'),
  'days: true',
  {
    en: 'Arithmetic would take true for 1. The type gate does not, so no call runs on a guess.',
    zh: '做算术时 true 会被当成 1。类型门不认，调用就不会靠猜来执行。',
  },
);

/** The situations, in the order of their chips: from a call that starts, gate by gate, to the host's own decision. */
export const gallery: readonly Situation<BenchState>[] = [
  situation(
    'well-formed',
    args('"Hangzhou"', '3'),
    { en: 'well formed', zh: '格式正确' },
    {
      en: 'The two fields, their types, a day count in range, a known city and the host’s yes: all five are needed.',
      zh: '两个字段、各自的类型、范围内的天数、认识的城市，再加宿主许可：五样缺一不可。',
    },
  ),
  firstSituation,
  situation('days-3.0', args('"Hangzhou"', '3.0'), 'days: 3.0', {
    en: 'JSON has one number type, so 3.0 is the integer 3 and passes.',
    zh: 'JSON 只有一种数值类型，3.0 就是整数 3，可以通过。',
  }),
  situation('days-string', args('"Hangzhou"', '"3"'), 'days: "3"', {
    en: 'A digit in quotes is a string. The gate reports it and does not convert it.',
    zh: '带引号的数字是字符串。门只报告，不替它转换。',
  }),
  situation('days-null', args('"Hangzhou"', 'null'), 'days: null', {
    en: 'The field is there and holds null: that is a wrong type, not a missing field.',
    zh: '字段在，值是 null：这是类型不对，不是缺字段。',
  }),
  situation('days-0', args('"Hangzhou"', '0'), 'days: 0', {
    en: 'An integer, so the type gate is content; the range gate asks the next question.',
    zh: '是整数，类型门没有意见；接着由范围门来问。',
  }),
  situation('days-8', args('"Hangzhou"', '8'), 'days: 8', {
    en: 'One more than the largest count that is allowed: 7 passes, 8 does not.',
    zh: '比允许的最大天数多 1：7 能过，8 不能。',
  }),
  situation(
    'days-missing',
    '{\n  "city": "Hangzhou"\n}',
    { en: 'days missing', zh: '缺少 days' },
    {
      en: 'Nothing is filled in for the model: a missing field is refused before any type is looked at.',
      zh: '不会替模型补默认值：缺字段先被拒，还轮不到看类型。',
    },
  ),
  situation('extra-field', args('"Hangzhou"', '3', ',\n  "permit": true'), '"permit": true', {
    en: 'The model grants itself permission in an extra field. The fields gate refuses the field, whatever it says.',
    zh: '模型用多出来的字段给自己发许可。字段门看到多余字段就拒，不管它写了什么。',
  }),
  situation(
    'own-proto',
    args('"Hangzhou"', '3', ',\n  "__proto__": {}'),
    { en: 'own __proto__', zh: '自带 __proto__' },
    {
      en: 'JSON.parse makes this an ordinary field of the object, so it counts as an extra one.',
      zh: 'JSON.parse 会把它当成对象自己的普通字段，所以算多余字段。',
    },
  ),
  situation('other-case', '{\n  "City": "Hangzhou",\n  "days": 3\n}', '"City"', {
    en: 'Field names are compared letter by letter: City is one extra field, and city is missing.',
    zh: '字段名逐字母比较：City 算多余字段，city 则缺失。',
  }),
  situation('city-unknown', args('"Shanghai"', '3'), 'Shanghai', {
    en: 'A real city, and well formed. This host does not know it, so it means nothing here.',
    zh: '城市真实存在，格式也对。但这个宿主不认识它，在这里就没有所指。',
  }),
  situation(
    'two-districts',
    args('"朝阳"', '3'),
    { en: '朝阳: which one?', zh: '朝阳：哪一个？' },
    {
      en: 'A city in Liaoning and a district of Beijing share this name. It is in the list, so it passes: a list of words cannot tell places apart.',
      zh: '辽宁有朝阳市，北京有朝阳区。词表里有“朝阳”，于是通过：词表分不清两个地方。',
    },
    { cities: ['Hangzhou', '朝阳'] },
  ),
  situation(
    'unicode-form',
    args('"São Paulo"'.normalize('NFD'), '3'),
    { en: 'São Paulo, other code points', zh: 'São Paulo，码位不同' },
    {
      en: 'Both names look alike. One writes ã as a single code point, the other as a and a combining tilde.',
      zh: '两个名字看起来一样：一个把 ã 写成一个码位，另一个写成 a 加组合波浪号。',
    },
    { cities: ['Hangzhou', 'São Paulo'.normalize('NFC')] },
  ),
  situation(
    'not-permitted',
    args('"Hangzhou"', '3'),
    { en: 'no permission', zh: '没有许可' },
    {
      en: 'Structure and meaning are faultless and do not make up for the host’s no.',
      zh: '结构和语义都没有问题，也补不上宿主的一个“不”。',
    },
    { permission: 'denied' },
  ),
  situation(
    'no-decision',
    args('"Hangzhou"', '3'),
    { en: 'policy gives no decision', zh: '策略没有给出决定' },
    {
      en: 'The policy was made asynchronous by mistake and returns a promise, which is truthy. The gate fails closed.',
      zh: '策略误写成异步函数，返回了 Promise，转成布尔值为真。这道门默认拒绝。',
    },
    { permission: 'undecided' },
  ),
  situation(
    'not-json',
    '{\n  "city": "Hangzhou",\n  "days": 3,\n}',
    { en: 'comma too many', zh: '多一个逗号' },
    {
      en: 'JSON allows no comma before the closing brace. There is nothing yet that a gate could judge.',
      zh: 'JSON 不允许右花括号前有逗号。这时还没有东西可供门来判断。',
    },
  ),
];
