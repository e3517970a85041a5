import type { Locale } from '#i18n/locale.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** The messages around a drawing, complete in each language by type. */
export const diagramMessages = { en, zh } satisfies Record<Locale, typeof en>;
