import { callPipeline } from '#core/index.ts';

/**
 * Everything that protects the typed surface and can be taken out: the gates in their order, then what makes receipts
 * and cursors worth something. The lab, the data sets and the words for readers take their lists from this one.
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
