import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { projectFolder } from '../support/exerciseFiles.ts';
import { trustedRealmHost } from '../support/trustedRealm.ts';

interface Ended {
  readonly code: number | string | null | undefined;
  readonly out: string;
  readonly err: string;
}

/** Runs the grade command, as npm does, from the project's folder or from where the reader stands. */
function grade(args: readonly string[], from = projectFolder): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: projectFolder, env: { ...process.env, INIT_CWD: from } };
    execFile(process.execPath, ['src/cli/grade.ts', ...args], options, (error, out, err) => {
      resolve({ code: error === null ? 0 : error.code, out, err });
    });
  });
}

const programs = 'tests/fixtures/programs';
const text = (file: string) => readFileSync(path.join(projectFolder, programs, file), 'utf8');

describe('npm run grade', () => {
  it('ends with 0 where the program passes, and says so in words', async () => {
    const { code, out, err } = await grade(['validate-query', `${programs}/right-plain.ts`]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Passed\n(\d{4}) inputs, .*\nvalidate-query revision \d+, seed \d+, \1 inputs\n$/s);
  });

  it('ends with 1 at any other verdict, with the counterexample, the rule and the hint', async () => {
    const { code, out } = await grade(['validate-query', `${programs}/wrong-true-is-one.ts`]);
    expect(code).toBe(1);
    for (const part of [
      'Given: ',
      'true',
      'The reference says: ',
      'Yours says: ',
      'Rule: ',
      'Likely cause: ',
      'Hint: ',
    ]) {
      expect(out).toContain(part);
    }
  });

  it('ends with 1 at a program that does not compile, with the place', async () => {
    const { code, out } = await grade(['validate-query', `${programs}/compile-error-syntax.ts`]);
    expect(code).toBe(1);
    expect(out).toContain('Line 3, column 16');
  });

  it('with --json prints the verdict and nothing else, for the seed that --seed gives', async () => {
    const file = 'wrong-rare.ts';
    const { code, out } = await grade(['validate-query', `${programs}/${file}`, '--json', '--seed', '12345']);
    const exercise = await loadExercise('validate-query');
    const { verdict } = await gradeSubmission({ exercise, text: text(file), seed: 12345 }, trustedRealmHost);
    expect(code).toBe(1);
    expect(out).toBe(`${verdictJson(verdict)}\n`);
    expect(verdict.seed).toBe(12345);
  });

  it('without --seed takes the seed of the text', async () => {
    const exercise = await loadExercise('validate-query');
    const { verdict } = await gradeSubmission(
      { exercise, text: text('right-chinese-names.ts') },
      trustedRealmHost,
    );
    const { code, out } = await grade(['validate-query', `${programs}/right-chinese-names.ts`, '--json']);
    expect([code, out]).toEqual([0, `${verdictJson(verdict)}\n`]);
  });

  it('judges a schema too', async () => {
    const { code, out } = await grade([
      'weather-schema',
      'src/exercises/weather-schema/right/two-shapes.json',
      '--json',
    ]);
    expect([code, JSON.parse(out).kind]).toEqual([0, 'passed']);
  });

  it('judges a sheet too: without answers it shows the round of its seed', async () => {
    const { code, out } = await grade(['predict-admission', 'tests/fixtures/sheets/no-answers.json']);
    expect(code).toBe(1);
    expect(out).toContain('gate: Where does it end? (fields, types, range, city, permission, start)');
    expect(out).toContain('Call 8\n   The text that came: ');
    expect(out).toContain('predict-admission revision 1, seed 7, 8 inputs');
  });

  it('names the file from where the command was given', async () => {
    const { code } = await grade(
      ['validate-query', 'right-plain.ts', '--json'],
      path.join(projectFolder, programs),
    );
    expect(code).toBe(0);
  });

  it('with --wrong grades a stored wrong answer, and ends with 1', async () => {
    const { code, out } = await grade(['validate-query', '--wrong', 'true-is-one', '--json']);
    expect([code, JSON.parse(out)]).toMatchObject([1, { kind: 'wrong', misconception: 'true-is-one' }]);
  });

  it('with --wrong and --print shows its text, which gets the same verdict from a file', async () => {
    const { code, out, err } = await grade(['weather-schema', '--wrong', 'no-bounds', '--print']);
    expect([code, err, JSON.parse(out).properties.days]).toEqual([0, '', { type: 'integer' }]);
    const exercise = await loadExercise('weather-schema');
    const { verdict } = await gradeSubmission({ exercise, text: out }, trustedRealmHost);
    const graded = await grade(['weather-schema', '--wrong', 'no-bounds', '--json']);
    expect(graded.out).toBe(`${verdictJson(verdict)}\n`);
  });

  it.concurrent.each<readonly [what: string, args: readonly string[], problem: string]>([
    ['nothing', [], 'Name one exercise and one file.'],
    ['no file', ['validate-query'], 'Name one exercise and one file.'],
    ['two files', ['validate-query', 'a.ts', 'b.ts'], 'Name one exercise and one file.'],
    [
      'an exercise that does not exist',
      ['validate-queries', `${programs}/right-plain.ts`],
      'There is no exercise "validate-queries".',
    ],
    [
      'an inherited name for an exercise',
      ['toString', `${programs}/right-plain.ts`],
      'There is no exercise "toString".',
    ],
    ['a file that does not exist', ['validate-query', 'no-such.ts'], 'Cannot read no-such.ts'],
    [
      'a seed that is no number',
      ['validate-query', 'a.ts', '--seed', 'x'],
      '--seed takes a whole number from 0 to 2147483647, not "x".',
    ],
    ['a seed below zero', ['validate-query', 'a.ts', '--seed=-1'], '--seed takes a whole number'],
    ['a seed too large', ['validate-query', 'a.ts', '--seed', '2147483648'], '--seed takes a whole number'],
    ['an empty seed', ['validate-query', 'a.ts', '--seed', ''], '--seed takes a whole number'],
    [
      'a seed in another notation',
      ['validate-query', 'a.ts', '--seed', '1e3'],
      '--seed takes a whole number',
    ],
    ['an unknown option', ['validate-query', 'a.ts', '--fast'], '--fast'],
    [
      'a wrong answer that is not stored',
      ['granularity', '--wrong', 'no-such'],
      'granularity has no wrong answer "no-such". There are: order-beats-effect, first-reason-only, ',
    ],
    [
      'an inherited name for a wrong answer',
      ['granularity', '--wrong', 'toString'],
      'no wrong answer "toString"',
    ],
    [
      'a wrong answer where none are stored',
      ['order-gates', '--wrong', 'true-is-one'],
      'order-gates has no stored wrong answers.',
    ],
    [
      'a wrong answer of no exercise',
      ['validate-queries', '--wrong', 'true-is-one'],
      'There is no exercise "validate-queries".',
    ],
    ['a wrong answer alone', ['--wrong', 'true-is-one'], 'Name one exercise and one file.'],
    ['a wrong answer without its id', ['validate-query', '--wrong'], '--wrong'],
    [
      'a file and a wrong answer',
      ['validate-query', 'a.ts', '--wrong', 'true-is-one'],
      'Name a file or --wrong ID, not both.',
    ],
    ['--print and a file', ['validate-query', 'a.ts', '--print'], '--print goes with --wrong'],
    [
      '--print and --json',
      ['validate-query', '--wrong', 'true-is-one', '--print', '--json'],
      '--print goes with --wrong, and without --json.',
    ],
  ])('ends with 2 and its usage when given %s', async (_what, args, problem) => {
    const { code, out, err } = await grade(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(problem);
    expect(err).toContain('Usage: npm run grade -- EXERCISE FILE [--seed N] [--json]');
    expect(err).toContain('validate-query');
  });
});
