import type { Locale } from '#i18n/locale.ts';
import { tableMessages } from './messages/messages.ts';
import type { Cell, Piece } from './tableSpec.ts';

/** What a single check did with what came to it, with the reason of a refusal. */
export function passage(lets: boolean, locale: Locale, notes: readonly Piece[] = []): Cell {
  return lets
    ? { outcome: 'allowed', words: tableMessages[locale].lets }
    : { outcome: 'refused', words: tableMessages[locale].stops, notes };
}
