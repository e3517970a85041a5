import type { Locale } from '#i18n/locale.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** The names of the modules in each language, complete by type. */
export const moduleNames: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en,
  zh,
} satisfies Record<Locale, typeof en>;
