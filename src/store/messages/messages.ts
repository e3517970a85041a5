import type { Locale } from '#i18n/locale.ts';
import * as en from './en.ts';
import * as zh from './zh.ts';

/** The messages about saved work, in each language. */
export const storeMessages = { en, zh } satisfies Record<Locale, typeof en>;
