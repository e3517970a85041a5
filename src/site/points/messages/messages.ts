import type { Locale } from '#i18n/locale.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** The messages of the pages about knowledge points, complete in each language by type. */
export const pointMessages = { en, zh } satisfies Record<Locale, typeof en>;
