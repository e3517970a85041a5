import { describe, expect, it } from 'vitest';
import { compileProgram, MAX_PROGRAM_LENGTH } from '../../../src/grader/compile/compileProgram.ts';
import { evaluate } from '../../support/trustedRealm.ts';

const at = (source: string): string => {
  const compiled = compileProgram(source);
  return compiled.ok ? 'ok' : `${compiled.error.code} ${compiled.error.line}:${compiled.error.column}`;
};
const exportsOf = (source: string): readonly string[] | string => {
  const compiled = compileProgram(source);
  return compiled.ok ? compiled.exports : compiled.error.code;
};

describe('a syntax error is placed in the text that the learner wrote', () => {
  it.each<readonly [what: string, source: string, place: string]>([
    ['a brace that is never closed', 'export function f() {\n  return 1;\n', 'syntax 3:1'],
    ['an operator without an operand', 'const a = 1 +;\n', 'syntax 1:14'],
    ['on a later line', 'const a = 1;\n\n  const b = ;\n', 'syntax 3:13'],
    ['a string that is not closed', 'const a = "x\n', 'syntax 1:11'],
    ['behind types that were taken away', 'const a: Record<string, number> = {}; let a = 2;', 'syntax 1:43'],
    [
      'a name declared twice, lines below an interface',
      'interface A {\n  x: 1;\n}\nconst b: A = { x: 1 };\nconst b = 2;',
      'syntax 5:7',
    ],
    ['a return outside of a function', '\nreturn 1;', 'syntax 2:1'],
    ['await in a plain function', 'function f() {\n  await 1;\n}', 'syntax 2:3'],
    ['behind characters beyond the first plane', 'const a = "😀朝阳"; const a = 1;', 'syntax 1:25'],
    ['lines ended the Windows way', 'const a = 1;\r\nconst a = 2;\r\n', 'syntax 2:7'],
  ])('%s', (_what, source, place) => expect(at(source)).toBe(place));

  it('the detail names no file and repeats no place', () => {
    const compiled = compileProgram('const a = ;');
    expect(compiled).toEqual({
      ok: false,
      error: {
        code: 'syntax',
        line: 1,
        column: 11,
        message: expect.not.stringMatching(/program|\(\d+:\d+\)/),
      },
    });
  });
});

describe('a program stands alone', () => {
  it.each<readonly [string, string, string]>([
    ['an import', 'import a from "a";\na;', 'import 1:1'],
    ['one that nobody uses', 'const b = 1;\nimport { a } from "a";', 'import 2:1'],
    ['one for its effect', 'import "a";', 'import 1:1'],
    ['an export from elsewhere', 'export { a } from "a";', 'import 1:1'],
    ['an export of everything from elsewhere', '\n  export * from "a";', 'import 2:3'],
    [
      'an import for a type is no import of the program',
      'import type { A } from "a";\nexport const f = (a: A) => a;',
      'ok',
    ],
  ])('%s', (_what, source, place) => expect(at(source)).toBe(place));
});

describe('what a program exports', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['a function', 'export function f() {}', ['f']],
    ['an async function', 'export async function f() {}', ['f']],
    ['a class', 'export class F {}', ['F']],
    ['constants', 'export const f = 1, g = 2;', ['f', 'g']],
    [
      'taken apart',
      'export const { a, b: { c }, ...d } = x, [e, , f = 1, ...g] = y;',
      ['a', 'c', 'd', 'e', 'f', 'g'],
    ],
    ['by a list', 'const f = 1; export { f };', ['f']],
    ['under another name', 'const f = 1; export { f as g };', ['g']],
    ['under a quoted name', 'const f = 1; export { f as "a b" };', ['a b']],
    ['by default', 'export default function f() {}', ['default']],
    ['not types', 'export type A = 1; export interface B {}\nexport const c = 1;', ['c']],
    ['nothing', 'function f() {}', []],
    ['an empty text', '', []],
  ])('%s', (_what, source, names) => expect(exportsOf(source)).toEqual(names));
});

describe('types are taken away, and nothing else', () => {
  it.each<readonly [string, string, unknown]>([
    ['annotations and assertions', 'export const x = (<T,>(a: T): T => a)(3) as number satisfies number;', 3],
    ['non-null marks', 'export const x = [1]![0]!;', 1],
    [
      'a private field keeps its privacy',
      'class A { #a = 4; get(): number { return this.#a; } }\nexport const x = new A().get();',
      4,
    ],
    ['an enum has a value', 'enum A { b = 2 }\nexport const x = A.b;', 2],
    [
      'a constructor’s parameter properties',
      'class A { constructor(readonly a: number) {} }\nexport const x = new A(5).a;',
      5,
    ],
    [
      'syntax of the year 2025',
      'const o: { a?: { b: number } } = {};\nexport const x = (o.a?.b ?? 1) ** 2;',
      1,
    ],
  ])('%s', (_what, source, x) => {
    const compiled = compileProgram(source);
    expect(compiled.ok && evaluate(compiled.code)['x']).toBe(x);
  });
});

it('a text that is too long is refused before it is read', () => {
  expect(compileProgram(' '.repeat(MAX_PROGRAM_LENGTH)).ok).toBe(true);
  expect(compileProgram(' '.repeat(MAX_PROGRAM_LENGTH + 1))).toEqual({
    ok: false,
    error: { code: 'too-long', length: 100_001, limit: 100_000, line: 1, column: 1 },
  });
});
