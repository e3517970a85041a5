import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '#json/readJson.ts';
import { scanJson } from '#json/scanJson.ts';

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON with a character taken out, put in or changed: near enough to the grammar to try its edges. */
const nearJson = fc
  .tuple(
    fc.oneof(
      fc.json(),
      fc.json().map((text) => JSON.stringify(JSON.parse(text), null, 2)),
    ),
    fc.nat(),
    fc.constantFrom(
      '',
      ',',
      '"',
      '{',
      '}',
      '[',
      ']',
      ':',
      '0',
      '-',
      '.',
      'e',
      't',
      '\\',
      '\n',
      '\u0007',
      '\u007f',
      '\u2028',
      ' ',
    ),
    fc.integer({ min: 0, max: 2 }),
  )
  .map(([text, at, insert, drop]) => {
    const i = text.length === 0 ? 0 : at % text.length;
    return text.slice(0, i) + insert + text.slice(i + drop);
  });

describe('scanJson', () => {
  it('agrees with JSON.parse on what is JSON', () => {
    fc.assert(
      fc.property(fc.oneof(nearJson, fc.json(), fc.string({ unit: 'binary' })), (text) => {
        expect(scanJson(text).ok).toBe(parses(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('says the first place at fault: what stands before it is the beginning of some JSON', () => {
    fc.assert(
      fc.property(nearJson, (text) => {
        const scan = scanJson(text);
        const prefix = scan.ok ? text : text.slice(0, scan.offset);
        const before = scanJson(prefix);
        expect(before.ok ? prefix.length : before.offset).toBe(prefix.length);
      }),
    );
  });

  it('finds every member of the outermost object where it stands', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
        fc.constantFrom(0, 2),
        (value, indent) => {
          const text = JSON.stringify(value, null, indent);
          const scan = scanJson(text);
          const found = scan.ok ? scan.members : [];
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

  it('is ended by no depth of brackets', () => {
    expect(scanJson('['.repeat(100_000)).ok).toBe(false);
    expect(scanJson('['.repeat(100_000) + ']'.repeat(100_000)).ok).toBe(true);
  });
});

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
});
