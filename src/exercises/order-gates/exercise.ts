import { type CallPipeline, callPipeline } from '#core';
import * as en from '#core/messages/en/registry.ts';
import * as zh from '#core/messages/zh/registry.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { LabRun } from '#ticket-lab/gradeRun.ts';
import { runTyped } from '#ticket-lab/runTyped.ts';
import { moreCases } from '#ticket-lab/storedCases.ts';
import type { CaseOutcome, OrderExercise } from '../contract.ts';
import { meta } from './meta.ts';

/** The gates that can be moved. The one that knows the tools stands in front: the others ask the tool what it demands. */
const movable = callPipeline.filter(({ id }) => id !== 'tool');

/** The cases of the lab that an order can spoil, with what then happens. */
const spoiled = {
  'permission-withdrawn': {
    words: {
      en: 'Ann writes, loses the permission to write, and repeats her call.',
      zh: 'Ann 写入之后失去写入许可，又重复了这次调用。',
    },
    harm: {
      en: 'She is answered from the receipt, as if she still had the permission.',
      zh: '她得到了回执里的答复，就像许可还在。',
    },
  },
  'repeated-without-approval': {
    words: {
      en: 'A call comes with its approval, and again without it.',
      zh: '一次调用带着审批来，再来时没有带。',
    },
    harm: {
      en: 'The repetition is answered, and nobody asked for the approval.',
      zh: '重复的调用得到了答复，没有人问审批。',
    },
  },
  'ticket-changed-hands': {
    words: {
      en: 'The ticket has become Bob’s when Ann repeats her call.',
      zh: 'Ann 重复调用时，工单已经归 Bob。',
    },
    harm: {
      en: 'Ann is shown a receipt about a ticket that she may not see.',
      zh: 'Ann 看到了一张她无权查看的工单的回执。',
    },
  },
  'answer-lost': {
    words: {
      en: 'A write is made, its answer comes too late, and the call is repeated.',
      zh: '写入已经完成，答复来得太晚，调用被重复。',
    },
    harm: {
      en: 'The receipt was cut off with the wait: the write is done, and the key says that nobody knows, until somebody looks and settles it.',
      zh: '等待一结束，回执也被切断：写入已经完成，键却说不知道，直到有人去查并了结它。',
    },
  },
  'broken-promise-repeated': {
    words: {
      en: 'A write answers what its contract does not know, and the call is repeated.',
      zh: '写入给出契约里没有的答复，调用被重复。',
    },
    harm: {
      en: 'The broken answer was stored as done: each repetition takes it from the receipt and fails on it again.',
      zh: '不合契约的答复被当成已完成存了下来：每次重复都从回执里取出它，再失败一次。',
    },
  },
} as const satisfies Record<
  string,
  { readonly words: LocalizedText; readonly harm: LocalizedText }
>;

type SpoiledId = keyof typeof spoiled;

const fine: LocalizedText = {
  en: 'Comes out as it must.',
  zh: '结果正如所愿。',
};

/** Put eight gates in order; the cases of the lab are run through them. */
export const exercise: OrderExercise = {
  ...meta,
  steps: movable.map(({ id }) => ({
    id,
    words: {
      en: `${en.callGateNames[id]}: ${en.callGateQuestions[id]}`,
      zh: `${zh.callGateNames[id]}：${zh.callGateQuestions[id]}`,
    },
  })),
  start: [
    'receipt',
    ...movable
      .map(({ id }) => id)
      .filter((id) => id !== 'receipt')
      .reverse(),
  ],
  outcomes: async (order) => {
    const pipeline = ['tool', ...order].flatMap((id) =>
      callPipeline.filter((step) => step.id === id),
    );
    const rows: CaseOutcome[] = [];
    for (const id of Object.keys(spoiled) as SpoiledId[]) {
      const run = await runCase(id, pipeline);
      const { words, harm } = spoiled[id];
      rows.push({ id, words, right: run.passed, shows: run.passed ? fine : harm });
    }
    return rows;
  },
};

/** @throws RangeError where the lab has no such case any more */
function runCase(id: SpoiledId, pipeline: CallPipeline): Promise<LabRun> {
  const found = moreCases.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`The lab has no case "${id}".`);
  return runTyped(found, { pipeline });
}
