import { type AfterWrite, type AfterWriteStep, nextAfterWrite } from '#core';
import * as en from '#core/messages/en/registry.ts';
import * as zh from '#core/messages/zh/registry.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { DecideExercise, Scene } from '../contract.ts';
import { type Ending, items } from './items.ts';
import { meta } from './meta.ts';

const steps = [
  'look_up',
  'settle',
  'same_key',
  'repaired_same_key',
  'new_key',
  'stop',
] as const satisfies readonly AfterWriteStep[];

/** What the host knows of the tool's receipts, apart from what the server says of them. */
const receipts = {
  none: { en: 'nothing of receipts', zh: '没听说它保存回执' },
  theirs: {
    en: 'its server keeps receipts under our key, as long as the writes',
    zh: '它的服务端按我们的键保存回执，与写入保存得一样久',
  },
  ours: {
    en: 'its receipts lie in our own store, under our key',
    zh: '它的回执存在我们自己的存储里，按我们的键',
  },
} as const satisfies Record<string, LocalizedText>;

function receiptsOf({ keepsReceipts, settling }: AfterWrite): LocalizedText {
  if (!keepsReceipts) return receipts.none;
  return settling === 'not_ours' ? receipts.theirs : receipts.ours;
}

const found = {
  written: { en: 'the note is there', zh: '备注在' },
  not_written: { en: 'the note is not there', zh: '备注不在' },
} as const satisfies Record<string, LocalizedText>;

const wanted = {
  same: { en: 'this one note', zh: '就是这一条备注' },
  another: { en: 'a second note, beside the first', zh: '在第一条之外，再要一条' },
} as const satisfies Record<string, LocalizedText>;

const settled = {
  label: { en: 'Done since', zh: '之后做过' },
  value: {
    en: 'the receipt settled as not applied; the key is free',
    zh: '回执已按“没有生效”了结，键未被占用',
  },
} as const;

function sceneOf({ after, came, aside }: Ending): Scene {
  const looked = after.found;
  return {
    facts: [
      { label: { en: 'Came back', zh: '回来的' }, value: came },
      {
        label: { en: 'We know of the tool', zh: '我们对工具的了解' },
        value: receiptsOf(after),
      },
      ...(aside === undefined ? [] : [aside]),
      ...(looked === null
        ? []
        : [{ label: { en: 'Looked up since', zh: '之后查过' }, value: found[looked] }]),
      ...(after.settling === 'settled' ? [settled] : []),
      { label: { en: 'Wanted', zh: '要的是' }, value: wanted[after.wants] },
    ],
  };
}

/** For each of nineteen endings of a write: what becomes of the key. */
export const exercise: DecideExercise<Ending> = {
  ...meta,
  items,
  itemWord: { en: 'Ending', zh: '结局' },
  scene: sceneOf,
  questions: [
    {
      id: 'step',
      ask: { en: 'What now?', zh: '现在怎么办？' },
      choices: steps.map((id) => ({
        id,
        words: { en: en.afterWriteSteps[id], zh: zh.afterWriteSteps[id] },
      })),
    },
  ],
  answer: ({ after }) => ({ step: nextAfterWrite(after).step }),
  why: ({ after }) => {
    const { reason } = nextAfterWrite(after);
    return { en: en.afterWriteReasons[reason], zh: zh.afterWriteReasons[reason] };
  },
};
