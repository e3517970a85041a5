import { expect, it } from 'vitest';
import { matchesFilter } from '#site/filter/filterText.ts';

const TEXT = 'exact-integer-check\nA day count is an integer, and `true` is not\n天数是整数，`true` 不是';

it.each([
  ['nothing typed matches everything', '', true],
  ['spaces alone match everything', '  ', true],
  ['a part of a title', 'day count', true],
  ['capitals make no difference', 'INTEGER', true],
  ['words in any order', 'integer day', true],
  ['the id', 'exact-int', true],
  ['code without its backticks', 'true is not', true],
  ['Chinese of two characters', '整数', true],
  ['both languages at once', '整数 integer', true],
  ['full-width letters, as an input method types them', 'ｔｒｕｅ', true],
  ['a word that is not there', 'schema', false],
  ['one word there and one not', 'integer schema', false],
])('%s', (_name, typed, expected) => {
  expect(matchesFilter(TEXT, typed)).toBe(expected);
});
