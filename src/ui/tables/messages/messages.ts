import type { Locale } from '#i18n/locale.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** The messages of tables of cases, complete in each language by type. */
export const tableMessages = { en, zh } satisfies Record<Locale, typeof en>;
