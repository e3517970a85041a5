import type { Locale } from '#i18n/locale.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** The site's own messages, complete in each language by type. */
export const siteMessages = { en, zh } satisfies Record<Locale, typeof en>;
