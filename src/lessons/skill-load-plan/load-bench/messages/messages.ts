import type { Locale } from '#i18n/locale.ts';
import { en, type LoadWords } from './en.ts';
import { zh } from './zh.ts';

/** What the bench says, in each language. */
export const words = { en, zh } satisfies Record<Locale, LoadWords>;
