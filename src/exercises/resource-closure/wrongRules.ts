import type { Rule } from '../contract.ts';
import type { ClosureInput } from './cases.ts';
import type { MisconceptionId } from './misconceptions.ts';
import { resourceClosure as allOfItIsExtra } from './wrong/all-of-it-is-extra.ts';
import { resourceClosure as chainInTheOrderOfTheLists } from './wrong/chain-in-the-order-of-the-lists.ts';
import { resourceClosure as cycleIsRefused } from './wrong/cycle-is-refused.ts';
import { resourceClosure as directNeedsOnly } from './wrong/direct-needs-only.ts';
import { resourceClosure as everyStartIsACycle } from './wrong/every-start-is-a-cycle.ts';
import { resourceClosure as extraBeforeDepth } from './wrong/extra-before-depth.ts';
import { resourceClosure as extraMustStayBelow } from './wrong/extra-must-stay-below.ts';
import { resourceClosure as firstFaultOnTheWay } from './wrong/first-fault-on-the-way.ts';
import { resourceClosure as firstWayFound } from './wrong/first-way-found.ts';
import { resourceClosure as inheritedNames } from './wrong/inherited-names.ts';
import { resourceClosure as lastDepthExcluded } from './wrong/last-depth-excluded.ts';
import { resourceClosure as looksBeyondTheLimit } from './wrong/looks-beyond-the-limit.ts';
import { resourceClosure as neededIsExtra } from './wrong/needed-is-extra.ts';
import { resourceClosure as ownerOfRequestsOnly } from './wrong/owner-of-requests-only.ts';
import { resourceClosure as seenAgainIsACycle } from './wrong/seen-again-is-a-cycle.ts';
import { resourceClosure as selfNeedIsNoCycle } from './wrong/self-need-is-no-cycle.ts';
import { resourceClosure as sharedNeedPaidTwice } from './wrong/shared-need-paid-twice.ts';
import { resourceClosure as sumsAreExact } from './wrong/sums-are-exact.ts';
import { resourceClosure as unknownNeedSkipped } from './wrong/unknown-need-skipped.ts';
import { resourceClosure as whatDoesNotFitIsLeftOut } from './wrong/what-does-not-fit-is-left-out.ts';
import { resourceClosure as wholeCostAgainstExtraBudget } from './wrong/whole-cost-against-extra-budget.ts';

/** The stored wrong answers as functions, by the misconception each holds. */
export const wrongRules: Readonly<Record<MisconceptionId, Rule<ClosureInput>>> = {
  'all-of-it-is-extra': allOfItIsExtra,
  'chain-in-the-order-of-the-lists': chainInTheOrderOfTheLists,
  'cycle-is-refused': cycleIsRefused,
  'direct-needs-only': directNeedsOnly,
  'every-start-is-a-cycle': everyStartIsACycle,
  'extra-before-depth': extraBeforeDepth,
  'extra-must-stay-below': extraMustStayBelow,
  'first-fault-on-the-way': firstFaultOnTheWay,
  'first-way-found': firstWayFound,
  'inherited-names': inheritedNames,
  'last-depth-excluded': lastDepthExcluded,
  'looks-beyond-the-limit': looksBeyondTheLimit,
  'needed-is-extra': neededIsExtra,
  'owner-of-requests-only': ownerOfRequestsOnly,
  'seen-again-is-a-cycle': seenAgainIsACycle,
  'self-need-is-no-cycle': selfNeedIsNoCycle,
  'shared-need-paid-twice': sharedNeedPaidTwice,
  'sums-are-exact': sumsAreExact,
  'unknown-need-skipped': unknownNeedSkipped,
  'what-does-not-fit-is-left-out': whatDoesNotFitIsLeftOut,
  'whole-cost-against-extra-budget': wholeCostAgainstExtraBudget,
};
