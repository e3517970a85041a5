import type { AbilityPair, ToolTraits } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';

/** Two abilities as somebody describes them, with the facts that decide. */
export interface DescribedPair {
  readonly first: LocalizedText;
  readonly second: LocalizedText;
  readonly pair: AbilityPair;
}

/** A look-up of one ticket. */
export const reading: ToolTraits = {
  permission: 'ticket:read',
  effect: 'read',
  audience: 'support',
  retry: 'never',
  object: 'ticket',
  parameters: ['ticket_id'],
  results: ['ticket'],
};
/** An addition to one ticket. */
export const writing: ToolTraits = {
  ...reading,
  permission: 'ticket:write',
  effect: 'write',
  parameters: ['ticket_id', 'note', 'action_id'],
  results: ['receipt_id', 'status'],
};

/** A pair of abilities; each on its own, and two wishes, where nothing else is said. */
export function described(
  first: LocalizedText,
  second: LocalizedText,
  [a, b]: readonly [ToolTraits, ToolTraits],
  {
    order = 'independent',
    meaning = 'distinct',
  }: Partial<Pick<AbilityPair, 'order' | 'meaning'>> = {},
): DescribedPair {
  return { first, second, pair: { first: a, second: b, order, meaning } };
}
