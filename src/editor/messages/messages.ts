import type { Locale } from '#i18n/locale.ts';
import * as en from './en.ts';
import * as zh from './zh.ts';

/** The messages of the code field, in each language. */
export const editorMessages = { en, zh } satisfies Record<Locale, typeof en>;
