import type { Rule } from '../contract.ts';
import type { ValueInput } from './cases.ts';
import type { MisconceptionId } from './misconceptions.ts';
import { canonicalFingerprint as codePointOrder } from './wrong/code-point-order.ts';
import { canonicalFingerprint as everyIntegerIsSuspect } from './wrong/every-integer-is-suspect.ts';
import { canonicalFingerprint as halfPairsPass } from './wrong/half-pairs-pass.ts';
import { canonicalFingerprint as listsAreSets } from './wrong/lists-are-sets.ts';
import { canonicalFingerprint as localeOrder } from './wrong/locale-order.ts';
import { canonicalFingerprint as namesAreAlwaysText } from './wrong/names-are-always-text.ts';
import { canonicalFingerprint as normalised } from './wrong/normalised.ts';
import { canonicalFingerprint as nullIsMissing } from './wrong/null-is-missing.ts';
import { canonicalFingerprint as numbersAreTexts } from './wrong/numbers-are-texts.ts';
import { canonicalFingerprint as orderAsWritten } from './wrong/order-as-written.ts';
import { canonicalFingerprint as outerNamesOnly } from './wrong/outer-names-only.ts';
import { canonicalFingerprint as protoIsLost } from './wrong/proto-is-lost.ts';
import { canonicalFingerprint as rebuiltObject } from './wrong/rebuilt-object.ts';
import { canonicalFingerprint as roundedIsFine } from './wrong/rounded-is-fine.ts';

/** The stored wrong answers as functions, by the misconception each holds. */
export const wrongRules: Readonly<Record<MisconceptionId, Rule<ValueInput>>> = {
  'order-as-written': orderAsWritten,
  'outer-names-only': outerNamesOnly,
  'locale-order': localeOrder,
  'code-point-order': codePointOrder,
  'rebuilt-object': rebuiltObject,
  'proto-is-lost': protoIsLost,
  'lists-are-sets': listsAreSets,
  'null-is-missing': nullIsMissing,
  'rounded-is-fine': roundedIsFine,
  'every-integer-is-suspect': everyIntegerIsSuspect,
  'half-pairs-pass': halfPairsPass,
  'names-are-always-text': namesAreAlwaysText,
  normalised: normalised,
  'numbers-are-texts': numbersAreTexts,
};
