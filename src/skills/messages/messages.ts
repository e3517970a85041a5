import type { Locale } from '#i18n/locale.ts';
import { en, type SkillMessages } from './en.ts';
import { zh } from './zh.ts';

/** What is said of a skills folder, in each language. */
export const skillMessages = { en, zh } satisfies Record<Locale, SkillMessages>;
