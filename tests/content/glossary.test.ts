import { describe, expect, it } from 'vitest';
import { readCourse } from '#course/readCourse.ts';

const { glossary } = readCourse();

describe('the glossary', () => {
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
