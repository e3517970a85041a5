import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locate, placeOf } from '#json/locate.ts';
import { pointerTo } from '#json/pointer.ts';

describe('locate follows a JSON Pointer to the ranges of a name and a value', () => {
  const text = '{"a": [10, {"b/c": true}], "": null, "twice": {"x": 1}, "twice": {"y": 2}}';
  it.each<readonly [pointer: string, name: string | null, value: string]>([
    ['', null, text],
    ['/a', '"a"', '[10, {"b/c": true}]'],
    ['/a/0', null, '10'],
    ['/a/1', null, '{"b/c": true}'],
    ['/a/1/b~1c', '"b/c"', 'true'],
    ['/', '""', 'null'],
    ['/twice/y', '"y"', '2'],
  ])('%s', (pointer, name, value) => {
    const part = locate(text, pointer);
    expect(part?.exact).toBe(true);
    expect(part?.nameAt ? text.slice(...part.nameAt) : null).toBe(name);
    expect(part && text.slice(...part.valueAt)).toBe(value);
  });

  it.each<readonly [what: string, pointer: string, nearest: string]>([
    ['a name that is not there', '/b', text],
    ['an index behind the end', '/a/2', '[10, {"b/c": true}]'],
    ['an index with a leading zero', '/a/00', '[10, {"b/c": true}]'],
    ['a step below a number', '/a/0/deeper', '10'],
    ['a member that only the first of two namesakes has', '/twice/x', '{"y": 2}'],
  ])('stops above %s', (_what, pointer, nearest) => {
    const part = locate(text, pointer);
    expect(part?.exact).toBe(false);
    expect(part && text.slice(...part.valueAt)).toBe(nearest);
  });

  it('finds nothing in a text that is not JSON', () => {
    expect(locate('{"a": 1,}', '/a')).toBeNull();
  });

  it('finds every value where JSON.parse finds it', () => {
    const partsOf = (value: unknown): readonly (readonly [steps: readonly string[], part: unknown])[] => [
      [[], value],
      ...Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([name, below]) =>
        partsOf(below).map(([steps, part]) => [[name, ...steps], part] as const),
      ),
    ];
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        for (const [steps, part] of partsOf(JSON.parse(text))) {
          const found = locate(text, pointerTo(...steps));
          expect(found?.exact).toBe(true);
          expect(found && JSON.parse(text.slice(...found.valueAt))).toEqual(part);
        }
      }),
    );
  });

  it('is ended by no depth of nesting', () => {
    const depth = 100_000;
    const deep = '['.repeat(depth) + ']'.repeat(depth);
    const way = pointerTo(...Array.from({ length: depth - 1 }, () => 0));
    expect(locate(deep, way)).toEqual({ nameAt: null, valueAt: [depth - 1, depth + 1], exact: true });
  });
});

describe('placeOf follows a JSON Pointer to a line and a column', () => {
  const text = '{\n  "a": [10,\n    {"b/c~d": true}],\n  "": 1\n}';
  it.each([
    ['', '1:1'],
    ['/a', '2:3'],
    ['/a/0', '2:9'],
    ['/a/1', '3:5'],
    ['/a/1/b~1c~0d', '3:6'],
    ['/', '4:3'],
    ['/nowhere', '1:1'],
    ['/a/7', '2:3'],
    ['/a/0/deeper', '2:9'],
  ])('%s', (pointer, place) => {
    const { line, column } = placeOf(text, pointer);
    expect(`${line}:${column}`).toBe(place);
  });

  it('counts a column in characters', () => {
    expect(placeOf('{"🌧": 1, "a": 2}', '/a')).toEqual({ line: 1, column: 10 });
  });

  it('is the beginning where the text is not JSON', () => {
    expect(placeOf('\n{', '/a')).toEqual({ line: 1, column: 1 });
  });
});
