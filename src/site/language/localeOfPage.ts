import { isLocale, type Locale } from '#i18n/locale.ts';

/** The language of the page that a script runs on. */
export function localeOfPage(): Locale {
  const language = document.documentElement.lang.slice(0, 2);
  return isLocale(language) ? language : 'en';
}
