import type { Rule } from '../contract.ts';
import type { PairInput } from './cases.ts';
import type { MisconceptionId } from './misconceptions.ts';
import { granularity as audienceIsTaste } from './wrong/audience-is-taste.ts';
import { granularity as deleteIsAWrite } from './wrong/delete-is-a-write.ts';
import { granularity as firstReasonOnly } from './wrong/first-reason-only.ts';
import { granularity as narrowIsAlwaysBetter } from './wrong/narrow-is-always-better.ts';
import { granularity as objectBeforeOrder } from './wrong/object-before-order.ts';
import { granularity as oneObjectOneTool } from './wrong/one-object-one-tool.ts';
import { granularity as orderBeatsEffect } from './wrong/order-beats-effect.ts';
import { granularity as permissionIsTheEffect } from './wrong/permission-is-the-effect.ts';
import { granularity as previewIsARead } from './wrong/preview-is-a-read.ts';
import { granularity as sameRiskIsSameTool } from './wrong/same-risk-is-same-tool.ts';

/** The stored wrong answers as functions, by the misconception each holds. */
export const wrongRules: Readonly<Record<MisconceptionId, Rule<PairInput>>> = {
  'order-beats-effect': orderBeatsEffect,
  'first-reason-only': firstReasonOnly,
  'permission-is-the-effect': permissionIsTheEffect,
  'audience-is-taste': audienceIsTaste,
  'preview-is-a-read': previewIsARead,
  'delete-is-a-write': deleteIsAWrite,
  'one-object-one-tool': oneObjectOneTool,
  'same-risk-is-same-tool': sameRiskIsSameTool,
  'object-before-order': objectBeforeOrder,
  'narrow-is-always-better': narrowIsAlwaysBetter,
};
