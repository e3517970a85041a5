import { type PermitRefusal, permitGateIds } from '#core/index.ts';
import * as en from '#core/words/en.ts';
import * as zh from '#core/words/zh.ts';
import type { PredictExercise } from '../contract.ts';
import { head } from './head.ts';
import { answerOf, type Situation, situations } from './situation.ts';

const reasons = Object.keys(en.permitRefusals) as readonly PermitRefusal[];

/** Say where a proposed call ends and why, before it is shown. */
export const exercise: PredictExercise<Situation> = {
  ...head,
  roundLength: 8,
  situations,
  answer: (situation) => ({ ...answerOf(situation) }),
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
