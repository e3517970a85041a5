import { describe, expect, it } from 'vitest';
import { glossary } from '#site/glossary/glossary.ts';
import { namesOf } from '#site/glossary/glossaryTerm.ts';
import { locales } from '#site/locale.ts';

const twice = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index);

describe('the glossary', () => {
  it('has each id once', () => {
    expect(twice(glossary.map(({ id }) => id))).toEqual([]);
  });

  it.each(locales)('gives no name to two terms, in %s', (locale) => {
    const names = glossary.flatMap((term) => namesOf(term, locale).map((name) => name.toLowerCase()));
    expect(twice(names)).toEqual([]);
  });

  it('says in one sentence what a term means, in each language', () => {
    const wrong = glossary.flatMap(({ id, en, zh }) => [
      ...(/^[^.]+\.$/.test(en.definition) ? [] : [`${id}, en: ${en.definition}`]),
      ...(/^[^。]+。$/.test(zh.definition) && /\p{Script=Han}/u.test(zh.definition)
        ? []
        : [`${id}, zh: ${zh.definition}`]),
    ]);
    expect(wrong).toEqual([]);
  });

  it('has a note where the other language has one, unless it is about the Chinese word', () => {
    const onlyEnglish = glossary.filter(({ en, zh }) => en.note !== undefined && zh.note === undefined);
    expect(onlyEnglish.map(({ id }) => id)).toEqual([]);
  });
});
