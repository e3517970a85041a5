import type { Locale } from '#i18n/locale.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** The messages of what a learner has done, complete in each language by type. */
export const progressMessages = { en, zh } satisfies Record<Locale, typeof en>;
