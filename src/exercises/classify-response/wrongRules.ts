import type { Rule } from '../contract.ts';
import type { ResponseInput } from './cases.ts';
import type { MisconceptionId } from './misconceptions.ts';
import { classifyResponse as codeIsConverted } from './wrong/code-is-converted.ts';
import { classifyResponse as copyByAssignment } from './wrong/copy-by-assignment.ts';
import { classifyResponse as errorWins } from './wrong/error-wins.ts';
import { classifyResponse as falsyIsSilence } from './wrong/falsy-is-silence.ts';
import { classifyResponse as listIsARecord } from './wrong/list-is-a-record.ts';
import { classifyResponse as looseIds } from './wrong/loose-ids.ts';
import { classifyResponse as messageIsRequired } from './wrong/message-is-required.ts';
import { classifyResponse as missingIsZero } from './wrong/missing-is-zero.ts';
import { classifyResponse as namelessIsMine } from './wrong/nameless-is-mine.ts';
import { classifyResponse as nullIsAnObject } from './wrong/null-is-an-object.ts';
import { classifyResponse as nullIsNotThere } from './wrong/null-is-not-there.ts';
import { classifyResponse as numberIsACount } from './wrong/number-is-a-count.ts';
import { classifyResponse as outputFirst } from './wrong/output-first.ts';
import { classifyResponse as resultIsSuccess } from './wrong/result-is-success.ts';
import { classifyResponse as shapeBeforeIdentity } from './wrong/shape-before-identity.ts';
import { classifyResponse as textIsData } from './wrong/text-is-data.ts';
import { classifyResponse as truthyBranches } from './wrong/truthy-branches.ts';
import { classifyResponse as truthyIsError } from './wrong/truthy-is-error.ts';
import { classifyResponse as versionIsDecoration } from './wrong/version-is-decoration.ts';
import { classifyResponse as zeroIsNothing } from './wrong/zero-is-nothing.ts';

/** The stored wrong answers as functions, by the misconception each holds. */
export const wrongRules: Readonly<Record<MisconceptionId, Rule<ResponseInput>>> = {
  'code-is-converted': codeIsConverted,
  'copy-by-assignment': copyByAssignment,
  'error-wins': errorWins,
  'falsy-is-silence': falsyIsSilence,
  'list-is-a-record': listIsARecord,
  'loose-ids': looseIds,
  'message-is-required': messageIsRequired,
  'missing-is-zero': missingIsZero,
  'nameless-is-mine': namelessIsMine,
  'null-is-an-object': nullIsAnObject,
  'null-is-not-there': nullIsNotThere,
  'number-is-a-count': numberIsACount,
  'output-first': outputFirst,
  'result-is-success': resultIsSuccess,
  'shape-before-identity': shapeBeforeIdentity,
  'text-is-data': textIsData,
  'truthy-branches': truthyBranches,
  'truthy-is-error': truthyIsError,
  'version-is-decoration': versionIsDecoration,
  'zero-is-nothing': zeroIsNothing,
};
