/** The languages that the course is written in, as they stand in its addresses. */
export const locales = ['en', 'zh'] as const;

/** One of the course's languages. */
export type Locale = (typeof locales)[number];

/** The language tag (BCP 47) of each. */
export const languageTags = { en: 'en', zh: 'zh-CN' } as const satisfies Record<Locale, string>;

/** Whether a word is one of the course's languages. */
export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'zh';
}

/** The language of a page, from its address without the base path; English where the address names none. */
export function localeOf(id: string): Locale {
  const first = id.split('/')[0];
  return isLocale(first) ? first : 'en';
}
