import type { Locale } from './locale.ts';

/** One text in each of the course's languages. */
export type LocalizedText = Readonly<Record<Locale, string>>;
