import { callInput, type Diagnosis } from '#core';
import * as en from '#core/messages/en/reading.ts';
import * as zh from '#core/messages/zh/reading.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { DecideExercise, Scene } from '../contract.ts';
import {
  diagnosisOf,
  observedScene,
  paragraph,
  stepChoices,
} from '../predict-response/calls.ts';
import { type CallEnd, items } from './items.ts';
import { meta } from './meta.ts';

/** The two tools whose calls may end so. They differ in what the host knows of their effect, and in nothing else. */
const tools = { read: 'get_order', write: 'create_order' } as const;

function diagnosisFor(
  effect: keyof typeof tools,
  { observed, listed, gaveUp, dialect }: CallEnd,
): Diagnosis {
  const name = tools[effect];
  const tool = {
    name,
    inputSchema: { type: 'object' },
    outputSchema: {
      ...(dialect === undefined ? {} : { $schema: dialect }),
      type: 'object',
      properties: { orderId: { type: 'string' } },
      required: ['orderId'],
    },
  };
  const cancelled = gaveUp === true ? [7] : [];
  const call = { id: 7, name, args: {}, tool: listed ? tool : null, effect, cancelled };
  return diagnosisOf(callInput(call, observed));
}

const classReason = ({ reasons }: Diagnosis): LocalizedText => ({
  en: en.classReasons[reasons.class],
  zh: zh.classReasons[reasons.class],
});

const stepReason = ({ reasons }: Diagnosis): LocalizedText => ({
  en: en.decisionReasons[reasons.decision],
  zh: zh.decisionReasons[reasons.decision],
});

const unlisted = {
  label: { en: 'The host’s list', zh: '宿主的列表' },
  value: {
    en: 'holds no tool of the called name',
    zh: '没有被调用的那个名字',
  },
} as const;

const gone = {
  label: { en: 'The call', zh: '这次调用' },
  value: {
    en: 'given up before, after a time-out',
    zh: '此前超时，已经放弃',
  },
} as const;

/** What the host knows beside the message, where it is worth saying. */
function factsOf({ listed, gaveUp, dialect }: CallEnd): NonNullable<Scene['facts']> {
  const schema = { en: `in \`${dialect}\``, zh: `方言是 \`${dialect}\`` };
  return [
    ...(listed ? [] : [unlisted]),
    ...(gaveUp === true ? [gone] : []),
    ...(dialect === undefined
      ? []
      : [{ label: { en: 'The output schema', zh: '输出 Schema' }, value: schema }]),
  ];
}

/** For each of eighteen outcomes the next step, once for a tool that reads and once for one that writes. */
export const exercise: DecideExercise<CallEnd> = {
  ...meta,
  items,
  itemWord: { en: 'Outcome', zh: '结局' },
  scene: (end) => observedScene(end.observed, factsOf(end)),
  questions: [
    {
      id: 'read',
      ask: { en: 'get_order only reads. What now?', zh: 'get_order 只读。现在怎么办？' },
      choices: stepChoices,
    },
    {
      id: 'write',
      ask: {
        en: 'create_order writes. What now?',
        zh: 'create_order 会写入。现在怎么办？',
      },
      choices: stepChoices,
    },
  ],
  answer: (outcome) => ({
    read: diagnosisFor('read', outcome).decision,
    write: diagnosisFor('write', outcome).decision,
  }),
  why: (outcome) => {
    const [read, write] = [diagnosisFor('read', outcome), diagnosisFor('write', outcome)];
    const steps =
      read.reasons.decision === write.reasons.decision
        ? [stepReason(read)]
        : [
            { en: 'If it reads:', zh: '只读时：' },
            stepReason(read),
            { en: 'If it writes:', zh: '写入时：' },
            stepReason(write),
          ];
    const aside = outcome.aside === undefined ? [] : [outcome.aside];
    return paragraph(classReason(read), ...steps, ...aside);
  },
};
