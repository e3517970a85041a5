import type { Locale } from '#i18n/locale.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** The messages around the glossary, complete in each language by type. */
export const glossaryMessages = { en, zh } satisfies Record<Locale, typeof en>;
