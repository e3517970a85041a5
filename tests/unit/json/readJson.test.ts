import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '#json/readJson.ts';

describe('readJson', () => {
  it.each([
    ['a comma too many', '{\n  "days": 3,\n}', 3, 1, '}'],
    ['an open brace', '{\n  "days": 3', 2, 12, null],
    ['an empty text', '', 1, 1, null],
    ['blanks alone', '  \n ', 2, 2, null],
    ['a missing comma', '{"city": "Oslo" "days": 3}', 1, 17, '"'],
    ['a name without quotes', '{city: "Oslo"}', 1, 2, 'c'],
    ['single quotes', "{'city': 1}", 1, 2, "'"],
    ['a misspelt true', '{"days": tru}', 1, 10, 't'],
    ['a leading zero', '{"days": 03}', 1, 11, '3'],
    ['a line break in a string', '{"city": "Os\nlo"}', 1, 13, '\n'],
    ['an escape that JSON lacks', '{"city": "\\x41"}', 1, 11, '\\'],
    ['a second value', '{} {}', 1, 4, '{'],
    ['a column counted in characters', '{"城市": "🌧", days}', 1, 13, 'd'],
    ['a closing bracket of the other kind', '[1}', 1, 3, '}'],
  ])('says line and column of %s', (_, text, line, column, found) => {
    const read = readJson(text);
    expect(read).toMatchObject({ ok: false, place: { line, column, found } });
  });

  it('keeps __proto__ an own field', () => {
    const read = readJson('{"__proto__": {"days": 3}}');
    expect(read.ok && Object.keys(read.value as object)).toEqual(['__proto__']);
  });

  it('finds every member of the outermost object where it stands', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
        fc.constantFrom(0, 2),
        (value, indent) => {
          const text = JSON.stringify(value, null, indent);
          const read = readJson(text);
          const found = read.ok ? read.members : [];
          const parsed: unknown = JSON.parse(text);
          expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(parsed as object).sort());
          for (const { name, nameAt, valueAt } of found) {
            expect(JSON.parse(text.slice(...nameAt))).toBe(name);
            expect(JSON.parse(text.slice(...valueAt))).toEqual(
              Object.getOwnPropertyDescriptor(parsed, name)?.value,
            );
          }
        },
      ),
    );
  });

  it('lists a repeated name each time, and no members of an array', () => {
    const namesIn = (text: string) => {
      const read = readJson(text);
      return read.ok ? read.members.map(({ name }) => name) : null;
    };
    expect(namesIn('{"a": {"inner": 1}, "a": 2}')).toEqual(['a', 'a']);
    expect(namesIn('[{"a": 1}]')).toEqual([]);
  });
});
