import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exerciseMetas, loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { UnsupportedHost } from '#grader/realm.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { compileProgram } from '../../../src/grader/compile/compileProgram.ts';
import {
  isDeeperThan,
  MAX_JSON_NESTING,
  MAX_NESTING,
  tooDeepJson,
  tooDeepProgram,
} from '../../../src/grader/compile/nesting.ts';

const solution: readonly object[] = JSON.parse(
  readFileSync('src/exercises/narrow-catalog/solution.json', 'utf8'),
);

/** A host that opens nothing: a text that is refused before any realm never asks. */
const noHost = { open: () => Promise.reject(new UnsupportedHost('none')) };

const whole = { code: 'too-deep', line: 1, column: 1 };

describe('what doubles the work of the compiler with each level', () => {
  it.each([
    ['<T>(', ')'],
    ['(a = ', ') => 1'],
    ['(a = ', '): T => 0'],
    ['<T,>(a = ', ') => 0'],
    ['(a ? (', '): c => d : e)'],
    ['f<T>(', ')'],
    ['async (a = ', ') => 0'],
    ['async <T,>(a = ', ') => 0'],
    ['({ a = ', ' }) => 0'],
    ['<T extends (a: ', ') => 0>() => 0'],
    ['(a: (b: ', ') => c) => 0'],
    ['f<', '>'],
    ['[a = ', '] = b'],
    ['(a, (b), ', ') ? c : (d) => e'],
  ])('%s … %s is graded, or refused, by a count and in a moment', (before, after) => {
    for (const levels of [3, 30, 60]) {
      const source = `export const f = ${before.repeat(levels)}1${after.repeat(levels)};`;
      const { ok, error } = { error: null, ...compileProgram(source) };
      if (!ok && levels === 60) expect(['too-deep', 'syntax']).toContain(error?.code);
    }
  });

  it('a level that people write is graded', () => {
    const source = `export const f = ${'(a = '.repeat(6)}1${') => 1'.repeat(6)};`;
    expect(compileProgram(source)).toMatchObject({ ok: true });
  });

  it('forty levels are refused as too deep', () => {
    const source = `export const f = ${'(a = '.repeat(40)}1${') => 1'.repeat(40)};`;
    expect(compileProgram(source)).toEqual({ ok: false, error: whole });
  });
});

describe('nesting', () => {
  it('a program at the bound is graded, and one beyond it refused at its bracket', () => {
    const nested = (levels: number): string =>
      `export const f = ${'('.repeat(levels)}1${')'.repeat(levels)};`;
    expect(compileProgram(nested(MAX_NESTING))).toMatchObject({ ok: true });
    expect(compileProgram(nested(MAX_NESTING + 1))).toEqual({
      ok: false,
      error: { code: 'too-deep', line: 1, column: 18 + MAX_NESTING },
    });
  });

  it.each([
    ['a string', `'${'('.repeat(300)}'`],
    ['a string with a quote', `"\\"${'('.repeat(300)}"`],
    ['strings side by side', `''"${'('.repeat(300)}"`],
    ['a comment to the end of the line', `1 // ${'('.repeat(300)}\n`],
    ['a comment', `/* ${'('.repeat(300)}\n */ 1`],
    ['closed brackets', '()'.repeat(300)],
  ])('brackets in %s do not count', (_, part) => {
    expect(tooDeepProgram(`f = ${part};`)).toBeNull();
  });

  it.each([
    ['types', `type T = ${'['.repeat(3000)}1${']'.repeat(3000)};`],
    ['blocks', `${'{'.repeat(3000)}${'}'.repeat(3000)}`],
    ['after a quote that ends nowhere', `'\n${'('.repeat(3000)}`],
    ['after a backslash at the end of a string', `'\\\\'${'('.repeat(3000)}`],
  ])('thousands of levels of %s are refused by the count', (_, source) => {
    expect(compileProgram(source)).toMatchObject({ error: { code: 'too-deep' } });
  });

  it.each([
    ['operators', `f = ${'1+'.repeat(20_000)}1`],
    ['conditions', `f = ${'a?b:'.repeat(15_000)}c`],
    ['arrows', `f = ${'a=>'.repeat(20_000)}1`],
    ['arrows, within the stack of Node', `f = ${'a=>'.repeat(400)}1`],
    ['arrows, at the end of the stack of acorn', `f = ${'a=>'.repeat(900)}1`],
    ['denials', `f = ${'!'.repeat(50_000)}1`],
    ['members', `f = a${'.a'.repeat(20_000)}`],
    ['branches', `${'if(a);else '.repeat(8000)};`],
    ['templates', `f = ${'`${'.repeat(300)}1${'}`'.repeat(300)}`],
  ])('a chain of thousands of %s is too deep as a whole', (_, source) => {
    expect(compileProgram(source)).toMatchObject({ ok: false, error: { code: 'too-deep' } });
  });

  it('a tree within the bound is graded', () => {
    for (const source of [
      `f = ${'a=>'.repeat(280)}1`,
      `f = ${'1+'.repeat(280)}1`,
      `f = a${'.a'.repeat(280)}`,
    ])
      expect(compileProgram(source)).toMatchObject({ ok: true });
  });

  it('JSON at the bound is read, and beyond it refused at its bracket', () => {
    const nested = (levels: number): string => `${'['.repeat(levels)}"[{"${']'.repeat(levels)}`;
    expect(tooDeepJson(nested(MAX_JSON_NESTING))).toBeNull();
    expect(tooDeepJson(nested(MAX_JSON_NESTING + 1))).toEqual({
      code: 'too-deep',
      line: 1,
      column: MAX_JSON_NESTING + 1,
    });
  });

  it('a tree of any depth is measured', () => {
    let tree: object = {};
    for (let i = 0; i < 100_000; i += 1) tree = { tree: [tree] };
    expect(isDeeperThan(tree, 1000)).toBe(true);
    expect(isDeeperThan({ a: [{ b: 1 }] }, 2)).toBe(false);
    expect(isDeeperThan({ a: [{ b: 1 }] }, 1)).toBe(true);
  });
});

describe('every kind of exercise', () => {
  const deep = 30_000;
  it.each(exerciseMetas.map(({ id }) => id))(
    '%s: a text nested by thousands is too deep, and no fault of ours',
    async (id) => {
      const exercise = await loadExercise(id);
      for (const text of [
        `${'['.repeat(deep)}${']'.repeat(deep)}`,
        `${'{"a":'.repeat(deep / 2)}1${'}'.repeat(deep / 2)}`,
        '['.repeat(deep),
      ]) {
        const { verdict } = await gradeSubmission({ exercise, text }, noHost);
        expect(verdict).toMatchObject({ kind: 'compile-error', code: 'too-deep' });
        expect(JSON.parse(verdictJson(verdict))).toMatchObject({ code: 'too-deep', detail: 'too-deep' });
      }
    },
  );

  it('a catalogue whose references double the work with each step is too deep', async () => {
    const exercise = await loadExercise('narrow-catalog');
    const $defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `d${i}`,
        { allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] },
      ]),
    );
    const schema = { $ref: '#/$defs/d0', $defs: { ...$defs, d40: { type: 'object' } } };
    const catalog = solution.map((tool) => ({ ...tool, parameters: schema }));
    const { verdict } = await gradeSubmission({ exercise, text: JSON.stringify(catalog) }, noHost);
    expect(verdict).toMatchObject({ kind: 'compile-error', ...whole });
  });
});
