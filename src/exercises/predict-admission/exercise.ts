import { type PermitReason, permitGateIds } from '#core';
import * as en from '#core/messages/en/admission.ts';
import * as zh from '#core/messages/zh/admission.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { PredictExercise } from '../contract.ts';
import { meta } from './meta.ts';
import {
  answerOf,
  type PolicyBehaviour,
  type Situation,
  situations,
} from './situation.ts';

const reasons = Object.keys(en.permitRefusals) as readonly PermitReason[];

const started: LocalizedText = {
  en: 'Every gate answers yes, so the call starts.',
  zh: '每道门都放行，调用开始。',
};

const behaviours = {
  granted: { en: 'answers granted', zh: '回答 granted' },
  denied: { en: 'answers denied', zh: '回答 denied' },
  throws: { en: 'throws an error', zh: '抛出错误' },
} satisfies Record<PolicyBehaviour, LocalizedText>;

/** Say where a proposed call ends and why, before it is shown. */
export const exercise: PredictExercise<Situation> = {
  ...meta,
  roundLength: 8,
  situations,
  itemWord: { en: 'Call', zh: '调用' },
  scene: ({ json, cities, policy }) => ({
    text: { label: { en: 'The text that came', zh: '收到的文本' }, text: json },
    facts: [
      {
        label: { en: 'Cities this host knows', zh: '宿主认识的城市' },
        value: { en: cities.join(', '), zh: cities.join('、') },
      },
      {
        label: { en: 'The host’s policy', zh: '宿主的策略' },
        value: behaviours[policy],
      },
    ],
  }),
  answer: (situation) => ({ ...answerOf(situation) }),
  why: (situation) => {
    const { reason } = answerOf(situation);
    return reason === 'accepted'
      ? started
      : { en: en.permitRefusals[reason], zh: zh.permitRefusals[reason] };
  },
  says: { en: 'The gates say:', zh: '门的回答：' },
  questions: [
    {
      id: 'gate',
      ask: { en: 'Where does it end?', zh: '停在哪里？' },
      choices: [
        ...permitGateIds.map((id) => ({
          id,
          words: { en: en.gateNames[id], zh: zh.gateNames[id] },
        })),
        {
          id: 'start',
          words: { en: 'nowhere: the call starts', zh: '没有停：调用开始' },
        },
      ],
    },
    {
      id: 'reason',
      ask: { en: 'With which reason?', zh: '原因是什么？' },
      choices: [...reasons, 'accepted'].map((id) => ({
        id,
        words: { en: id, zh: id },
      })),
    },
  ],
};
