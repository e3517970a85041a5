import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapePointerStep, parsePointer, pointerTo } from '#json/pointer.ts';

describe('JSON Pointer (RFC 6901)', () => {
  it('escapes ~ as ~0 and / as ~1, the ~ first', () => {
    expect(['a', 'a/b', 'a~b', '~1', ''].map(escapePointerStep)).toEqual(['a', 'a~1b', 'a~0b', '~01', '']);
  });

  it.each<readonly [pointer: string, steps: readonly (string | number)[]]>([
    ['', []],
    ['/', ['']],
    ['/foo/0', ['foo', 0]],
    ['/a~1b/m~0n', ['a/b', 'm~n']],
    ['/~01', ['~1']],
    ['//', ['', '']],
  ])('%j leads through %j', (pointer, steps) => {
    expect(pointerTo(...steps)).toBe(pointer);
    expect(parsePointer(pointer)).toEqual(steps.map(String));
  });

  it('gives back the steps that it was made of', () => {
    const step = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a') }));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        expect(parsePointer(pointerTo(...steps))).toEqual(steps);
      }),
    );
  });
});
