import { type QueryAnswer, validateQuery } from '#core/index.ts';
import type { ImplementExercise, Rule, Words } from '../contract.ts';
import { cases, type QueryInput } from './cases.ts';
import { head } from './head.ts';
import { inputs } from './inputs.ts';
import { type MisconceptionId, misconceptions } from './misconceptions.ts';
import { validateQuery as cityFirst } from './wrong/city-first.ts';
import { validateQuery as cityIsTidied } from './wrong/city-is-tidied.ts';
import { validateQuery as copyByAssignment } from './wrong/copy-by-assignment.ts';
import { validateQuery as emptyIsMissing } from './wrong/empty-is-missing.ts';
import { validateQuery as endsExcluded } from './wrong/ends-excluded.ts';
import { validateQuery as extraFieldsPass } from './wrong/extra-fields-pass.ts';
import { validateQuery as missingIsWrongType } from './wrong/missing-is-wrong-type.ts';
import { validateQuery as nullIsAnObject } from './wrong/null-is-an-object.ts';
import { validateQuery as nullIsMissing } from './wrong/null-is-missing.ts';
import { validateQuery as numberIsInteger } from './wrong/number-is-integer.ts';
import { validateQuery as objectAsSet } from './wrong/object-as-set.ts';
import { validateQuery as partIsEnough } from './wrong/part-is-enough.ts';
import { validateQuery as rangeFirst } from './wrong/range-first.ts';
import { validateQuery as textIsNumber } from './wrong/text-is-number.ts';
import { validateQuery as trueIsOne } from './wrong/true-is-one.ts';

const wrong: Record<MisconceptionId, Rule<QueryInput>> = {
  'city-first': cityFirst,
  'city-is-tidied': cityIsTidied,
  'copy-by-assignment': copyByAssignment,
  'empty-is-missing': emptyIsMissing,
  'ends-excluded': endsExcluded,
  'extra-fields-pass': extraFieldsPass,
  'missing-is-wrong-type': missingIsWrongType,
  'null-is-an-object': nullIsAnObject,
  'null-is-missing': nullIsMissing,
  'number-is-integer': numberIsInteger,
  'object-as-set': objectAsSet,
  'part-is-enough': partIsEnough,
  'range-first': rangeFirst,
  'text-is-number': textIsNumber,
  'true-is-one': trueIsOne,
};

const rules: Record<QueryAnswer['reason'], Words> = {
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
export const exercise: ImplementExercise<QueryInput> = {
  ...head,
  exportName: 'validateQuery',
  reference: validateQuery,
  cases,
  inputs,
  inputCount: 1000,
  wrongAnswers: Object.entries(misconceptions).map(([id, words]) => ({
    misconception: { id, ...words },
    rule: wrong[id as MisconceptionId],
  })),
  ruleOf: (args, allowedCities) => validateQuery(args, allowedCities).reason,
  rules,
};
