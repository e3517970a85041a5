import type { Locale } from '#i18n/locale.ts';
import type { ExerciseMark } from '../exerciseMark.ts';
import { markMessages as en } from './en.ts';
import { markMessages as zh } from './zh.ts';

/** The progress marks of an exercise, in each language. */
export const markMessages = { en, zh } satisfies Record<Locale, Record<ExerciseMark, string>>;
