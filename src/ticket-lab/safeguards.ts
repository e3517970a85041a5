import { callPipeline } from '#core';

/**
 * The safeguards of the typed surface, each of which can be removed: the pipeline's steps in order, then the properties
 * of receipts and cursors. The lab, the case schema and the messages derive their lists from this one.
 */
export const safeguards = [
  ...callPipeline.map(({ id }) => id),
  'fingerprint',
  'receipt_scope',
  'durability',
  'cursor_seal',
] as const;

/** One of them. */
export type Safeguard = (typeof safeguards)[number];
