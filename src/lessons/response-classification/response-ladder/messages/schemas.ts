import type { Locale } from '#i18n/locale.ts';
import type { Phrase, phrase as writePhrase } from '#ui/phrase.ts';

/** What is said of a schema: why it cannot be read, and what in it is an annotation. Loaded with the reader of dialects alone. */
export interface SchemaWords {
  readonly notASchema: (path: string) => Phrase;
  readonly unknownKeyword: (keyword: string) => Phrase;
  readonly unknownFormat: (format: string) => Phrase;
  readonly invalidKeyword: (path: string, detail: string) => Phrase;
  readonly annotations: (names: readonly string[]) => string;
}

/**
 * The words in both languages.
 *
 * @param phrase the page's own function: what is loaded later then needs no other part of the page
 */
export const schemaWords = (phrase: typeof writePhrase): Readonly<Record<Locale, SchemaWords>> => ({
  en: {
    notASchema: (path) =>
      path === '' ? phrase`This is no schema.` : phrase`What stands at ${path} is no schema.`,
    unknownKeyword: (keyword) => phrase`${keyword} is no keyword that is checked here.`,
    unknownFormat: (format) => phrase`${format} is no format that is checked here.`,
    invalidKeyword: (path, detail) => phrase`${path} cannot have this value (${detail}).`,
    annotations: (names) => `Annotations here, not checked: ${names.join(', ')}.`,
  },
  zh: {
    notASchema: (path) => (path === '' ? phrase`这不是 Schema。` : phrase`${path} 处不是 Schema。`),
    unknownKeyword: (keyword) => phrase`${keyword} 不是这里会检查的关键字。`,
    unknownFormat: (format) => phrase`${format} 不是这里会检查的格式。`,
    invalidKeyword: (path, detail) => phrase`${path} 不能是这个值（${detail}）。`,
    annotations: (names) => `在这里只是注解，没有校验：${names.join('、')}。`,
  },
});
