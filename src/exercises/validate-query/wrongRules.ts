import type { Rule } from '../contract.ts';
import type { QueryInput } from './cases.ts';
import type { MisconceptionId } from './misconceptions.ts';
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

/** The stored wrong answers as functions, by the misconception each holds. */
export const wrongRules: Readonly<Record<MisconceptionId, Rule<QueryInput>>> = {
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
