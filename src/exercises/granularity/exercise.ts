import { granularity } from '#core';
import * as en from '#core/messages/en/registry.ts';
import * as zh from '#core/messages/zh/registry.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { ProgramExercise } from '../contract.ts';
import { cases, type PairInput } from './cases.ts';
import { wrongAnswers } from './generated/rules.js';
import { inputs } from './inputs.ts';
import { meta } from './meta.ts';
import { walk } from './walk.ts';

/** Each reason as core says it. */
const rules: Readonly<Record<string, LocalizedText>> = Object.fromEntries(
  (Object.keys(en.granularityReasons) as (keyof typeof en.granularityReasons)[]).map(
    (reason) => [
      reason,
      { en: en.granularityReasons[reason], zh: zh.granularityReasons[reason] },
    ],
  ),
);

/** Implement `granularity`, judged by the function of that name in core. */
export const exercise: ProgramExercise<PairInput> = {
  ...meta,
  exportName: 'granularity',
  source: { file: 'src/core/surface/granularity.ts', region: 'granularity' },
  solution: 'differences-first.ts',
  reference: granularity,
  cases,
  walk,
  inputs,
  inputCount: 200,
  wrongAnswers,
  ruleOf: (pair) => granularity(pair).reasons[0],
  rules,
};
