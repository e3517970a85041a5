import type { Rule } from '../contract.ts';
import type { LoadInput } from './cases.ts';
import type { MisconceptionId } from './misconceptions.ts';
import { skillLoadPlan as allBodiesPaid } from './wrong/all-bodies-paid.ts';
import { skillLoadPlan as anyIntegerAddsUp } from './wrong/any-integer-adds-up.ts';
import { skillLoadPlan as bodyIsEnough } from './wrong/body-is-enough.ts';
import { skillLoadPlan as budgetBeforeOwner } from './wrong/budget-before-owner.ts';
import { skillLoadPlan as equalDoesNotFit } from './wrong/equal-does-not-fit.ts';
import { skillLoadPlan as inheritedNames } from './wrong/inherited-names.ts';
import { skillLoadPlan as listIsARecord } from './wrong/list-is-a-record.ts';
import { skillLoadPlan as listedTwicePaidTwice } from './wrong/listed-twice-paid-twice.ts';
import { skillLoadPlan as missingIsFree } from './wrong/missing-is-free.ts';
import { skillLoadPlan as onlyActiveMetadata } from './wrong/only-active-metadata.ts';
import { skillLoadPlan as overBudgetIsRefused } from './wrong/over-budget-is-refused.ts';
import { skillLoadPlan as ownerNotAsked } from './wrong/owner-not-asked.ts';
import { skillLoadPlan as pairOfAnyLength } from './wrong/pair-of-any-length.ts';
import { skillLoadPlan as requestActivates } from './wrong/request-activates.ts';
import { skillLoadPlan as resourcesBeforeSkills } from './wrong/resources-before-skills.ts';
import { skillLoadPlan as shapesAndCostsInOnePass } from './wrong/shapes-and-costs-in-one-pass.ts';
import { skillLoadPlan as sortGoesByCodePoint } from './wrong/sort-goes-by-code-point.ts';
import { skillLoadPlan as sortedAsInADictionary } from './wrong/sorted-as-in-a-dictionary.ts';
import { skillLoadPlan as sumsAreExact } from './wrong/sums-are-exact.ts';
import { skillLoadPlan as textIsNumber } from './wrong/text-is-number.ts';
import { skillLoadPlan as unknownHasNoOwner } from './wrong/unknown-has-no-owner.ts';
import { skillLoadPlan as unknownIsLeftOut } from './wrong/unknown-is-left-out.ts';
import { skillLoadPlan as unusedCostsUnchecked } from './wrong/unused-costs-unchecked.ts';
import { skillLoadPlan as zeroIsMissing } from './wrong/zero-is-missing.ts';

/** The stored wrong answers as functions, by the misconception each holds. */
export const wrongRules: Readonly<Record<MisconceptionId, Rule<LoadInput>>> = {
  'all-bodies-paid': allBodiesPaid,
  'any-integer-adds-up': anyIntegerAddsUp,
  'body-is-enough': bodyIsEnough,
  'budget-before-owner': budgetBeforeOwner,
  'equal-does-not-fit': equalDoesNotFit,
  'inherited-names': inheritedNames,
  'list-is-a-record': listIsARecord,
  'listed-twice-paid-twice': listedTwicePaidTwice,
  'missing-is-free': missingIsFree,
  'only-active-metadata': onlyActiveMetadata,
  'over-budget-is-refused': overBudgetIsRefused,
  'owner-not-asked': ownerNotAsked,
  'pair-of-any-length': pairOfAnyLength,
  'request-activates': requestActivates,
  'resources-before-skills': resourcesBeforeSkills,
  'shapes-and-costs-in-one-pass': shapesAndCostsInOnePass,
  'sort-goes-by-code-point': sortGoesByCodePoint,
  'sorted-as-in-a-dictionary': sortedAsInADictionary,
  'sums-are-exact': sumsAreExact,
  'text-is-number': textIsNumber,
  'unknown-has-no-owner': unknownHasNoOwner,
  'unknown-is-left-out': unknownIsLeftOut,
  'unused-costs-unchecked': unusedCostsUnchecked,
  'zero-is-missing': zeroIsMissing,
};
