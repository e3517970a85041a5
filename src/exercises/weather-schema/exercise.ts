import type { LocalizedText } from '#i18n/localizedText.ts';
import type { SchemaExercise } from '../contract.ts';
import { cases } from './cases.ts';
import { reference, wrongAnswers } from './generated/rules.js';
import { inputs } from './inputs.ts';
import { meta } from './meta.ts';
import { walk } from './walk.ts';

const words: Readonly<Record<'valid' | 'invalid', LocalizedText>> = {
  valid: {
    en: 'The contract allows this: city a non-empty string, days an integer from 1 to 7, unit absent or one of two words, and nothing else.',
    zh: '契约允许它：city 是非空字符串，days 是 1 到 7 的整数，unit 不写或是两个词之一，此外别无字段。',
  },
  invalid: {
    en: 'The contract does not allow this: a field is missing, too many, of another type or outside its bounds.',
    zh: '契约不允许它：有字段缺了、多了、类型不对或越界。',
  },
};

/** Write the weather tool's input schema, judged by the instances that it lets through. */
export const exercise: SchemaExercise = {
  ...meta,
  reference,
  cases,
  walk,
  inputs,
  inputCount: 130,
  wrongAnswers,
  ruleOf: (instance) =>
    (reference(instance) as { valid: boolean }).valid ? 'valid' : 'invalid',
  rules: words,
};
