import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonPart, walkJson } from '#json/walkJson.ts';
import faults from '../../fixtures/json/faults.json' with { type: 'json' };

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

describe('walkJson', () => {
  it('agrees with JSON.parse on what is JSON', () => {
    fc.assert(
      fc.property(fc.oneof(nearJson, fc.json(), fc.string({ unit: 'binary' })), (text) => {
        expect(walkJson(text) === null).toBe(parses(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('says the first place at fault: what stands before it is the beginning of some JSON', () => {
    fc.assert(
      fc.property(nearJson, (text) => {
        const prefix = text.slice(0, walkJson(text) ?? text.length);
        expect(walkJson(prefix) ?? prefix.length).toBe(prefix.length);
      }),
    );
  });

  it.each(faults)('finds the fault of $text', ({ text, offset }) => {
    expect(walkJson(text)).toBe(offset);
  });

  it('reports each value after those inside it', () => {
    const text = '{"a": [1, {}], "a": "x"}';
    const parts: JsonPart[] = [];
    expect(walkJson(text, (part) => parts.push(part))).toBeNull();
    expect(parts.map(({ depth, step, valueAt }) => [depth, step, text.slice(...valueAt)])).toEqual([
      [2, 0, '1'],
      [2, 1, '{}'],
      [1, 'a', '[1, {}]'],
      [1, 'a', '"x"'],
      [0, null, text],
    ]);
    expect(parts.map(({ nameAt }) => nameAt && text.slice(...nameAt))).toEqual([
      null,
      null,
      '"a"',
      '"a"',
      null,
    ]);
  });

  it('is ended by no depth of brackets and by no length of a string', () => {
    const depth = 100_000;
    expect(walkJson('['.repeat(depth))).toBe(depth);
    expect(walkJson('['.repeat(depth) + ']'.repeat(depth))).toBeNull();
    expect(walkJson('{"a":'.repeat(depth))).toBe(5 * depth);
    expect(walkJson(`"${'a'.repeat(5_000_000)}`)).toBe(5_000_001);
  });
});
