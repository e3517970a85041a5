import type { Locale } from '#i18n/locale.ts';
import { en, type LadderWords } from './en.ts';
import { zh } from './zh.ts';

/** What the ladder says, in each language. */
export const words = { en, zh } satisfies Record<Locale, LadderWords>;
