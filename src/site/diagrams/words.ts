import type { Locale } from '#i18n/locale.ts';

/** The words around a drawing. */
export const diagramWords = {
  en: { inWords: 'The drawing in words' },
  zh: { inWords: '图的文字版' },
} satisfies Record<Locale, { readonly inWords: string }>;
