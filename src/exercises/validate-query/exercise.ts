import { type QueryAnswer, validateQuery } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { ProgramExercise } from '../contract.ts';
import { cases, type QueryInput } from './cases.ts';
import { wrongAnswers } from './generated/rules.js';
import { inputs } from './inputs.ts';
import { meta } from './meta.ts';
import { walk } from './walk.ts';

const rules: Record<QueryAnswer['reason'], LocalizedText> = {
  schema_fields: {
    en: 'The arguments must be a record with exactly the fields city and days.',
    zh: '参数必须是恰好含 city 与 days 两个字段的记录。',
  },
  schema_types: {
    en: 'The fields are right, so the types count next: city a string, days an integer.',
    zh: '字段对了，接着看类型：city 是字符串，days 是整数。',
  },
  schema_range: {
    en: 'Fields and types are right, so the range counts next: days from 1 to 7, both included.',
    zh: '字段和类型对了，接着看范围：days 从 1 到 7，含两端。',
  },
  semantic_city: {
    en: 'The structure is right, so the vocabulary counts: the city must stand in it, letter for letter.',
    zh: '结构对了，接着看词表：城市必须在其中，一字不差。',
  },
  accepted: {
    en: 'Fields, types, range and city all hold, so the query is accepted.',
    zh: '字段、类型、范围、城市都成立，所以接受。',
  },
};

/** Implement `validateQuery`, judged by the function of that name in core. */
export const exercise: ProgramExercise<QueryInput> = {
  ...meta,
  exportName: 'validateQuery',
  source: { file: 'src/core/admission/validateQuery.ts', region: 'query-gates' },
  solution: 'early-returns.ts',
  reference: validateQuery,
  cases,
  walk,
  inputs,
  inputCount: 130,
  wrongAnswers,
  ruleOf: (args, allowedCities) => validateQuery(args, allowedCities).reason,
  rules,
};
