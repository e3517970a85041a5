import type { Locale } from '#i18n/locale.ts';
import type { Cell, Piece } from './tableSpec.ts';

const words = {
  en: { lets: 'Lets it pass', stops: 'Refuses' },
  zh: { lets: '放行', stops: '拒绝' },
} satisfies Record<Locale, object>;

/** What a single check did with what came to it, with the reason of a refusal. */
export function passage(lets: boolean, locale: Locale, notes: readonly Piece[] = []): Cell {
  return lets
    ? { outcome: 'allowed', words: words[locale].lets }
    : { outcome: 'refused', words: words[locale].stops, notes };
}
