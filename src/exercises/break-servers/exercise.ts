import { executeOnce, type OnceRun } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { HuntExercise, Rule } from '../contract.ts';
import type { OnceInput } from '../execute-once/cases.ts';
import { wrongAnswers } from '../execute-once/generated/rules.js';
import type { WrongAnswerId } from '../execute-once/wrongAnswers.ts';
import { wrongAnswerOf } from '../wrongAnswerOf.ts';
import { meta } from './meta.ts';
import { inFull, readCalls, type ShortCall } from './readCalls.ts';

type ServerInput = readonly [calls: readonly ShortCall[]];

/** The places of the calls for which the tool ran, and of those whose client was told that its write is done. */
interface Seen {
  readonly ran: readonly number[];
  readonly done: readonly number[];
}

/** What a server does to the ledger and to its clients, by places; how it words a refusal is not looked at. */
function seenOf(server: Rule<OnceInput>): (calls: readonly ShortCall[]) => Seen {
  return (calls) => {
    const { answers, ran } = server(inFull(calls)) as OnceRun;
    const done = answers.flatMap((answer, index) =>
      answer === 'done' || answer === 'replayed' ? [index] : [],
    );
    return { ran, done };
  };
}

/** A server without receipts: whatever arrives is run. */
const noReceipts: Rule<OnceInput> = (calls): OnceRun => ({
  answers: calls.map(({ ends }) => ends),
  ran: calls.map((_, index) => index),
});

function ruleOf(id: WrongAnswerId): Rule<OnceInput> {
  return wrongAnswerOf(wrongAnswers, id).rule;
}

const servers = {
  A: {
    rule: noReceipts,
    fault: {
      en: 'It keeps no receipts: whatever arrives is run.',
      zh: '它不保存回执，到什么就执行什么。',
    },
  },
  B: {
    rule: ruleOf('key-alone'),
    fault: {
      en: 'It compares the key alone, and says done of a write that it never made.',
      zh: '它只比较键，对从没做过的写入也答“已完成”。',
    },
  },
  C: {
    rule: ruleOf('key-is-global'),
    fault: {
      en: 'It keeps one set of keys for everybody: one actor’s write stands for another’s.',
      zh: '所有身份共用一套键：一个人的写入顶替了另一个人的。',
    },
  },
  D: {
    rule: ruleOf('unknown-runs-again'),
    fault: {
      en: 'It takes an attempt without an answer for one that never happened, and runs it again.',
      zh: '它把没有答复当作没有发生，于是再执行一次。',
    },
  },
  E: {
    rule: ruleOf('refusal-keeps-the-key'),
    fault: {
      en: 'It keeps the key of a write that was refused, so that the write can never be made.',
      zh: '写入被拒绝后它仍占着键，这次写入再也做不成。',
    },
  },
  F: {
    rule: ruleOf('names-glued-by-a-colon'),
    fault: {
      en: 'It joins actor, tool and key by a colon: two different keys may become one.',
      zh: '它用冒号把身份、工具和键连在一起：两个不同的键可能变成同一个。',
    },
  },
  G: {
    rule: ruleOf('null-is-missing'),
    fault: {
      en: 'It drops fields that hold null: it says done of a write that it never made.',
      zh: '它丢掉值为 null 的字段：对从没做过的写入也答“已完成”。',
    },
  },
} as const satisfies Record<string, { rule: Rule<OnceInput>; fault: LocalizedText }>;

const rent = { key: 'k1', arguments: { text: 'rent' } };
const food = { key: 'k1', arguments: { text: 'food' } };

/** Expose seven servers, each of which writes twice or loses a write. */
export const exercise: HuntExercise<ServerInput> = {
  ...meta,
  reference: seenOf(executeOnce),
  broken: Object.entries(servers).map(([id, { rule, fault }]) => ({
    id,
    rule: seenOf(rule),
    fault,
  })),
  starter:
    '[{"key": "k1", "arguments": {"text": "rent"}},\n {"key": "k2", "arguments": {"text": "food"}}]',
  inputLabel: {
    en: 'Calls in the order in which they arrive, as JSON',
    zh: '按到达顺序排列的调用（JSON）',
  },
  readInput: readCalls,
  pool: [
    [rent],
    [rent, rent],
    [rent, food],
    [rent, { ...rent, actor: 'eve' }],
    [rent, { ...food, tool: 'pay' }],
    [{ ...rent, ends: 'unknown' }, rent],
    [{ ...rent, ends: 'unknown' }, food],
    [{ ...rent, ends: 'refused' }, rent],
    [{ ...rent, ends: 'refused' }, food],
    [{ ...rent, ends: 'refused' }, rent, food],
    [{ ...rent, ends: 'refused' }, { ...rent, ends: 'unknown' }, rent],
    [rent, { ...rent, actor: 'eve' }, food],
    [rent, { ...rent, arguments: { text: 'rent', note: null } }],
    [
      { ...rent, actor: 'a', tool: 'b:c' },
      { ...rent, actor: 'a:b', tool: 'c' },
    ],
    [
      { ...rent, actor: 'a', tool: 'b:c' },
      { ...rent, actor: 'a:b', tool: 'c', arguments: { text: 'rent', note: null } },
    ],
    [
      { ...rent, actor: 'a', tool: 'b:c' },
      { ...rent, actor: 'a', tool: 'b:c', arguments: { text: 'rent', note: null } },
      { ...rent, actor: 'a:b', tool: 'c' },
    ],
    [
      { ...rent, ends: 'refused' },
      { ...rent, ends: 'unknown' },
      rent,
      { ...rent, actor: 'eve' },
    ],
  ].map((calls): ServerInput => [calls as readonly ShortCall[]]),
  smaller: ([calls]) =>
    calls.map((_, index): ServerInput => [calls.filter((_call, at) => at !== index)]),
};
