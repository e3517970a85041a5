import { describe, expect, it } from 'vitest';
import { compileProgram } from '../../../src/grader/compile/compileProgram.ts';
import { literalsOfJson } from '../../../src/grader/compile/literalsOf.ts';

const said = (program: string) => {
  const compiled = compileProgram(program);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.literals;
};

describe('the literals of a program', () => {
  it.each<readonly [what: string, program: string, expected: object]>([
    ['numbers', 'f(5, 1.5, 0x10, 1_000);', { numbers: [5, 1.5, 16, 1000] }],
    ['a large integer', 'f(10n);', { numbers: [10] }],
    ['a power as one number', 'f(2 ** 31);', { numbers: [2147483648, 2, 31] }],
    ['texts, of templates too', 'f("x-", `a$' + '{b}c`);', { texts: ['x-', 'a', 'c'] }],
    ['names of members', 'f(a.city, { days: 1 });', { names: ['city', 'days'], numbers: [1] }],
    [
      'a pattern by its plain runs and its counts',
      'f(/^x-\\w{1,10}end$/);',
      { texts: ['x-', 'end'], numbers: [1, 10] },
    ],
    ['nothing of comments and types', '// 99 "no"\nconst a: 7 | "t" = f();', { numbers: [], texts: [] }],
  ])('are %s', (_what, program, expected) => {
    const { numbers, texts, names } = said(program);
    const all: Record<string, readonly unknown[]> = { numbers, texts, names };
    for (const [kind, values] of Object.entries(expected))
      expect([...(all[kind] ?? [])].sort()).toEqual([...(values as unknown[])].sort());
  });

  it('are the same whatever comment is added', () => {
    const program = 'export const f = (a) => a.slice(-5) === "x";';
    expect(said(`${program}\n// 12345`)).toEqual(said(program));
  });
});

it('the literals of a schema are its numbers, texts and names, patterns by their runs', () => {
  expect(literalsOfJson({ maxLength: 10, pattern: '^x-.{3}$', enum: ['a', null] })).toEqual({
    numbers: [10, 3],
    texts: ['^x-.{3}$', 'x-', 'a'],
    names: ['maxLength', 'pattern', 'enum'],
  });
});
