import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '#json/parseJson.ts';
import faults from '../../fixtures/json/faults.json' with { type: 'json' };

describe('parseJson', () => {
  it.each<readonly [string, string, unknown]>([
    ['a record', '{"a": [1, null]}', { a: [1, null] }],
    ['blanks around', ' \n"x"\n', 'x'],
    ['3.0 is 3', '3.0', 3],
    ['1e400 is Infinity', '1e400', Number.POSITIVE_INFINITY],
    ['of a name given twice the last counts', '{"a": 1, "a": 2}', { a: 2 }],
  ])('reads %s', (_what, text, value) => expect(parseJson(text)).toMatchObject({ ok: true, value }));

  it('makes an own field of __proto__', () => {
    const parsed = parseJson('{"__proto__": {"a": 1}}');
    expect(parsed.ok && Object.keys(parsed.value as object)).toEqual(['__proto__']);
  });

  it.each<readonly [string, string, string]>([
    ['an empty text', '', '1:1'],
    ['a comma too many', '{"a": 1,}', '1:9'],
    ['on a later line', '{\n  "a": 1\n  "b": 2\n}', '3:3'],
    ['single quotes', "{'a': 1}", '1:2'],
    ['a name without quotes', '{a: 1}', '1:2'],
    ['a comment', '{} // x', '1:4'],
    ['text behind the value', '1 2', '1:3'],
    ['NaN', '[NaN]', '1:2'],
    ['a number with a leading zero', '01', '1:2'],
    ['a string over two lines', '"a\nb"', '1:3'],
    ['a tab in a string, behind an escaped quotation mark', '{\n "a": "\\"\tb"}', '2:10'],
    ['an end too early', '{"a": [1, 2', '1:12'],
  ])('places the first fault of %s', (_what, text, place) => {
    const parsed = parseJson(text);
    expect(parsed.ok ? 'ok' : `${parsed.line}:${parsed.column}`).toBe(place);
  });
});

it('parseJson takes exactly the texts that JSON.parse takes, and finds a fault in every other', () => {
  const broken = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '"', '\\', '\n', '\u0000', '{', ']', '0', 'e', '-', '.', '\uFEFF', '\u2028'),
    )
    .map(
      ([json, at, sign]) =>
        `${json.slice(0, at % (json.length + 1))}${sign}${json.slice((at % (json.length + 1)) + 1)}`,
    );
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken, fc.string()), (text) => {
      const parsed = parseJson(text);
      expect(parsed.ok).toBe(isJson(text));
      // The fault is a character of the text, or its end.
      if (!parsed.ok && parsed.found !== '') expect(text).toContain(JSON.parse(parsed.found));
    }),
    { numRuns: 1000 },
  );
});

it.each(faults)('parseJson says where $text stops being JSON', ({ text, line, column, found }) => {
  expect(parseJson(text)).toEqual({
    ok: false,
    line,
    column,
    found: found === null ? '' : JSON.stringify(found),
  });
});
