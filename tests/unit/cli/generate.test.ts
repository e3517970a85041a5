import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoredWrongAnswer } from '#exercises/storedWrongAnswer.ts';
import { exerciseRules } from '../../../src/cli/generate/exerciseRules.ts';
import { type Generated, staleAmong, writeGenerated } from '../../../src/cli/generate/generatedFile.ts';
import { labCases } from '../../../src/cli/generate/labCases.ts';
import { programRules } from '../../../src/cli/generate/programRules.ts';
import { schemaRules } from '../../../src/cli/generate/schemaRules.ts';
import { generateAll } from '../../../src/cli/generate.ts';
import { projectFolder } from '../../support/exerciseFiles.ts';
import { evaluate } from '../../support/trustedRealm.ts';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generate-'));
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('npm run generate', () => {
  it('finds every file fresh once it has run, and says nothing on stdout', async () => {
    expect(await generateAll({ check: true })).toEqual([]);
    const out = execFileSync(process.execPath, ['src/cli/generate.ts', '--check'], { cwd: projectFolder });
    expect(out.toString()).toBe('');
  });

  it('makes files that git leaves alone', () => {
    const ignored = fs.readFileSync(path.join(projectFolder, '.gitignore'), 'utf8').split('\n');
    expect(ignored).toContain('src/**/generated/');
    for (const file of [...exerciseRules(), labCases].flatMap(({ files }) => files))
      expect(file).toMatch(/^src\/.*\/generated\/[^/]+$/);
  });
});

describe('a generated file', () => {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  const upperCase: Generated = {
    files: ['generated/upper.txt'],
    sources: ['source', 'absent.txt'],
    make: async () => [fs.readFileSync(path.join(folder, 'source/a.txt'), 'utf8').toUpperCase()],
  };
  const isStale = () => staleAmong([upperCase], folder).length > 0;

  beforeEach(async () => {
    fs.rmSync(path.join(folder, 'source'), { recursive: true, force: true });
    write('source/a.txt', 'one');
    await writeGenerated(upperCase, folder);
  });

  it('is fresh once it is written, whole and with nothing beside it', () => {
    expect(isStale()).toBe(false);
    expect(fs.readdirSync(path.join(folder, 'generated'))).toEqual(['upper.txt']);
    expect(fs.readFileSync(path.join(folder, 'generated/upper.txt'), 'utf8')).toBe('ONE');
  });

  it.each<readonly [what: string, change: () => void]>([
    ['a source has changed', () => write('source/a.txt', 'two')],
    ['a source has come', () => write('source/b.txt', '')],
    ['a source that was absent is there', () => write('absent.txt', '')],
    [
      'a source has another name',
      () => fs.renameSync(path.join(folder, 'source/a.txt'), path.join(folder, 'source/c.txt')),
    ],
    ['it was changed by hand', () => write('generated/upper.txt', 'TWO')],
    ['it is gone', () => fs.rmSync(path.join(folder, 'generated/upper.txt'))],
    ['nothing is known of it', () => fs.rmSync(path.join(folder, '.cache'), { recursive: true })],
    ['what is known of it cannot be read', () => write('.cache/generated.json', '{')],
  ])('is stale where %s', (_what, change) => {
    change();
    expect(isStale()).toBe(true);
    fs.rmSync(path.join(folder, 'absent.txt'), { force: true });
  });

  it('among its sources does not count', () => {
    write('source/generated/made.txt', 'later');
    expect(isStale()).toBe(false);
  });
});

describe('the code of wrong answers', () => {
  const words = { belief: { en: 'b', zh: '信' }, hint: { en: 'h', zh: '示' }, guards: ['one'] };
  let count = 0;

  /** An exercise's folder with one right answer, or a reference schema, and these wrong answers. */
  function exerciseFolder(file: string, text: string, answers: readonly object[]): string {
    count += 1;
    const place = path.join(folder, `exercise-${count}`);
    fs.mkdirSync(path.join(place, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(place, file), text);
    const list: readonly object[] = answers.map((answer) => ({ ...words, ...answer }));
    fs.writeFileSync(
      path.join(place, 'wrongAnswers.ts'),
      `export const wrongAnswers = ${JSON.stringify(list satisfies readonly Partial<StoredWrongAnswer>[])};`,
    );
    return place;
  }

  const right = 'const base: number = 1;\nexport function add(a: number): number {\n  return a + base;\n}\n';
  const edit = (from: string, to: string) => ({ of: 'right/plain.ts', edits: [{ from, to }] });
  const inFolder = (answers: readonly object[]) => exerciseFolder('right/plain.ts', right, answers);

  it('has each program in a scope of its own, in the order of the list, with its misconception', async () => {
    const code = await programRules(
      inFolder([
        { id: 'two', ...edit('= 1', '= 2') },
        { id: 'less', ...edit('+', '-') },
      ]),
    );
    const { wrongAnswers } = evaluate(code) as {
      wrongAnswers: { misconception: object; rule: (a: number) => number }[];
    };
    expect(wrongAnswers.map(({ rule }) => rule(5))).toEqual([7, 4]);
    const { belief, hint } = words;
    expect(wrongAnswers.map(({ misconception }) => misconception)).toEqual([
      { id: 'two', belief, hint },
      { id: 'less', belief, hint },
    ]);
  });

  it('takes a program of its own, and a name that is exported at the end', async () => {
    const place = inFolder([{ id: 'own', program: 'wrong/own.ts' }]);
    fs.mkdirSync(path.join(place, 'wrong'));
    fs.writeFileSync(path.join(place, 'wrong/own.ts'), 'const nine = () => 9;\nexport { nine };\n');
    const { wrongAnswers } = evaluate(await programRules(place)) as {
      wrongAnswers: { rule: () => number }[];
    };
    expect(wrongAnswers.map(({ rule }) => rule())).toEqual([9]);
  });

  it.each<readonly [what: string, answer: object, message: RegExp]>([
    [
      'an edit without a place',
      {
        of: 'right/plain.ts',
        edits: [
          { from: '+', to: '-' },
          { from: 'c', to: 'd', occurrence: 9 },
        ],
      },
      /exercise-\d+, wrong answer "it", edit 2 of 2: its "occurrence" is not there in right\/plain\.ts: "c"/,
    ],
    [
      'an edit with more than one place',
      edit('a', 'c'),
      /wrong answer "it", edit 1 of 1: its "from" occurs more than once, and no "occurrence" is named, in right\/plain\.ts: "a" \(found \d+ times\)/,
    ],
    [
      'a program that does not compile',
      edit('{', '('),
      /exercise-\d+, wrong answer "it", does not compile: /,
    ],
    [
      'a program that exports nothing',
      edit('export ', ''),
      /exercise-\d+, wrong answer "it", does not export one function/,
    ],
    ['a program that exports two', edit('const base', 'export const base'), /does not export one function/],
  ])('%s is told with exercise and wrong answer', async (_what, answer, message) => {
    await expect(programRules(inFolder([{ id: 'it', ...answer }]))).rejects.toThrow(message);
  });

  it('has a schema’s reference and its wrong answers, as functions from instance to answer', async () => {
    const place = exerciseFolder('reference.json', '{ "type": "integer", "minimum": 1 }', [
      { id: 'no-bound', of: 'reference.json', edits: [{ from: ', "minimum": 1', to: '' }] },
    ]);
    const { reference, wrongAnswers } = evaluate(await schemaRules(place)) as {
      reference: (instance: unknown) => unknown;
      wrongAnswers: { rule: (instance: unknown) => unknown }[];
    };
    expect([reference(1), reference(0)]).toEqual([{ valid: true }, { valid: false }]);
    expect(wrongAnswers.map(({ rule }) => rule(0))).toEqual([{ valid: true }]);
  });

  it('tells a schema that is none, with exercise and wrong answer', async () => {
    const place = exerciseFolder('reference.json', '{ "type": "integer" }', [
      { id: 'it', of: 'reference.json', edits: [{ from: '"integer" }', to: '"integer"' }] },
    ]);
    await expect(schemaRules(place)).rejects.toThrow(/exercise-\d+, wrong answer "it" is no schema/);
  });
});
