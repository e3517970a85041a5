import type { CallInput, Executed, ResponseClass } from '#core';
import * as en from '#core/messages/en/reading.ts';
import * as zh from '#core/messages/zh/reading.ts';
import type { PredictExercise } from '../contract.ts';
import { diagnosisOf, observedScene, paragraph, stepChoices } from './calls.ts';
import { meta } from './meta.ts';
import { knownOf, promiseOf, situations } from './situation.ts';

/** The classes that the situations of this exercise have; a test says that each occurs. */
const classes: readonly ResponseClass[] = [
  'ok',
  'tool_error',
  'protocol_error',
  'contract_violation',
  'cannot_be_checked',
  'malformed_frame',
  'not_my_answer',
  'no_answer',
  'notification',
  'noise',
];

const executed = Object.keys(en.executedNames) as readonly Executed[];

const unnamed = { en: '', zh: '' };

/** Say of what came back what it is, whether the tool ran, and what to do now. */
export const exercise: PredictExercise<CallInput> = {
  ...meta,
  roundLength: 8,
  situations,
  itemWord: { en: 'Outcome', zh: '结局' },
  says: { en: 'The ladder says:', zh: '逐级读下来：' },
  scene: ({ request, negotiated, context, ...observed }) => {
    const { name } = request.params;
    const sent = `\`${name}\`, id \`${JSON.stringify(request.id)}\``;
    const isGone = context?.cancelled.includes(request.id) ?? false;
    return observedScene(observed, [
      {
        label: { en: 'The call', zh: '调用' },
        value: {
          en: isGone ? `${sent}, given up before` : sent,
          zh: isGone ? `${sent}，此前已放弃` : sent,
        },
      },
      {
        label: { en: 'What the host knows of the tool', zh: '宿主对工具所知' },
        value: knownOf[name] ?? unnamed,
      },
      {
        label: { en: 'Output schema demands', zh: '输出 Schema 要求' },
        value: promiseOf[name] ?? unnamed,
      },
      {
        label: { en: 'Revision', zh: '协议版本' },
        value: { en: negotiated, zh: negotiated },
      },
    ]);
  },
  answer: (situation) => {
    const diagnosis = diagnosisOf(situation);
    return {
      class: diagnosis.class,
      executed: diagnosis.executed,
      decision: diagnosis.decision,
    };
  },
  why: (situation) => {
    const { reasons } = diagnosisOf(situation);
    return paragraph(
      { en: en.classReasons[reasons.class], zh: zh.classReasons[reasons.class] },
      {
        en: en.executedReasons[reasons.executed],
        zh: zh.executedReasons[reasons.executed],
      },
      {
        en: en.decisionReasons[reasons.decision],
        zh: zh.decisionReasons[reasons.decision],
      },
    );
  },
  questions: [
    {
      id: 'class',
      ask: { en: 'What is it, to this call?', zh: '对本次调用来说，它是什么？' },
      choices: classes.map((id) => ({
        id,
        words: { en: en.responseClassNames[id], zh: zh.responseClassNames[id] },
      })),
    },
    {
      id: 'executed',
      ask: { en: 'Did the tool run?', zh: '工具执行了吗？' },
      choices: executed.map((id) => ({
        id,
        words: { en: en.executedNames[id], zh: zh.executedNames[id] },
      })),
    },
    {
      id: 'decision',
      ask: { en: 'What now?', zh: '现在怎么办？' },
      choices: stepChoices,
    },
  ],
};
