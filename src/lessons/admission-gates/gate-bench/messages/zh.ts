import type { Conjunct, NameDifference, PermitGateId } from '#core';
import { gateDemands, gateNames, permitRefusals } from '#core/messages/zh/admission.ts';
import { zh as shared } from '#ui/messages/zh.ts';
import { type Phrase, phrase } from '#ui/phrase.ts';
import type { Permission } from '../benchState.ts';
import type { ValueKind } from '../valueKind.ts';
import type { BenchWords } from './en.ts';

const kinds = {
  null: 'null',
  boolean: '布尔值',
  string: '字符串',
  integer: '整数',
  fraction: '不是整数的数',
  unbounded: '大到数值类型放不下的数',
  array: '数组',
  object: '对象',
} satisfies Record<ValueKind, string>;

const typeRemarks = {
  null: () => phrase`${'null'} 也是一个值：字段在，类型不对。`,
  boolean: (literal) => phrase`JSON 里 ${literal} 不等于 ${literal === 'true' ? 1 : 0}。`,
  string: () => phrase`加了引号的数字是文本。`,
  integer: () => phrase`数不能当名字用。`,
  fraction: () => phrase`这里不做取整，天数必须是整数。`,
  unbounded: () => phrase`读进来已经成了无穷大，无穷大不是整数。`,
  array: () => phrase`数组里就算只放一个对的值，它还是数组。`,
  object: () => phrase`把值包进对象，就不再是这个值了。`,
} satisfies Record<ValueKind, (literal: string) => Phrase>;

const nearMisses = {
  case: (city) => phrase`词表里有 ${city}，两者只差大小写。`,
  blanks: (city) => phrase`词表里有 ${city}，两者只差空白。`,
  unicode_form: (city) => phrase`词表里有 ${city}，看上去一样，码位却不同（Unicode 形式）。`,
} satisfies Record<NameDifference, (city: string) => Phrase>;

const list = (names: readonly string[]): Phrase =>
  names.flatMap((name, i) => [...(i === 0 ? [] : ['、']), ...phrase`${name}`]);

export const zh = {
  ...shared,
  gateNames,
  gateDemands,
  permitRefusals,
  labels: {
    bench: '准入门试验台',
    arguments: '参数（JSON）',
    cities: '宿主认识的城市',
    addCity: '添加城市',
    add: '添加',
    remove: (city: string) => `移除 ${city}`,
    noCities: '空',
    permission: '宿主许可',
    gates: '各道门',
    notReached: '未到达',
    passed: '通过',
    refused: '拒绝',
    found: '自己找。',
  },
  permissions: {
    granted: '许可',
    denied: '不许可',
    undecided: '没有决定',
  } satisfies Record<Permission, string>,
  conjuncts: {
    structure: '结构',
    meaning: '语义',
    permission: '许可',
  } satisfies Record<Conjunct, string>,
  outcomes: {
    unread: '不是 JSON。',
    refused: (gate: PermitGateId) => `在“${gateNames[gate]}”门被拒。`,
    passed: '五道门全部通过。',
  },
  unreadFollows: phrase`还谈不上参数，哪道门都没有问到。`,
  causes: {
    notAnObject: (kind: ValueKind): Phrase => [`参数是${spaced(kinds[kind])}，不是带字段的对象。`],
    missing: (names: readonly string[]): Phrase => ['缺少 ', ...list(names), '。'],
    extra: (names: readonly string[]): Phrase => ['这个工具没有 ', ...list(names), ' 字段。'],
    wrongType: (field: string, literal: string, kind: ValueKind): Phrase => [
      ...phrase`${field} 是 ${literal}`,
      kind === 'null' ? '。' : `，${kinds[kind]}。`,
      ...typeRemarks[kind](literal),
    ],
    cityNotString: (literal: string, kind: ValueKind): Phrase => [
      ...phrase`${'city'} 是 ${literal}`,
      kind === 'null' ? '，它必须是字符串。' : `，${kinds[kind]}；它必须是字符串。`,
    ],
    tooFew: (literal: string) => phrase`${'days'} 是 ${literal}，小于 1。`,
    tooMany: (literal: string) => phrase`${'days'} 是 ${literal}，大于 7。`,
    unknownCity: (city: string) => phrase`${'city'} 是 ${city}，不在宿主的词表里。`,
    nearMisses,
    denied: phrase`问过策略，策略说不。`,
    undecided: phrase`策略答的既不是许可也不是不许可；例如返回一个 Promise，就不算回答。`,
  },
  follows: {
    told: (refusal: string): Phrase => [`调用不会开始，模型收到的是：“${refusal}”`],
    host: (refusal: string): Phrase => [`调用不会开始。${refusal}`],
    starts: phrase`调用可以开始。能不能成功，这里没有说。`,
  },
  found: {
    howTo: '自己写参数，让每道门都拒绝一次。列表里的现成情形不算。',
    parse: '不是 JSON',
    count: (seen: number, parse: boolean) =>
      `五道门已见 ${seen} 道${parse ? '，另见过一次不是 JSON 的文本' : ''}。`,
    seen: '已见',
    notYet: '未见',
    news: (name: string, seen: number) => `找到了：${name}。五道门已见 ${seen} 道。`,
    all: '五道门的拒绝都见过了。',
  },
} satisfies BenchWords;

/** 中西文之间留一个空格。 */
function spaced(word: string): string {
  return /^\w/.test(word) ? ` ${word} ` : word;
}
