import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

/** Inside the project, so that it finds the project's packages. */
const copy = path.resolve('.cache/scaffold');
const parts = [
  'biome.json',
  'content',
  'examples',
  'package.json',
  'src',
  'tests',
  'tsconfig.json',
  'vitest.config.ts',
];

const LESSON = 'scaffold-lesson';
/** Widgets by their ids: that of the new lesson, which came with it, and one in a lesson that is published. */
const widgets = {
  'scaffold-lesson-bench': LESSON,
  'scaffold-widget': 'admission-gates',
} as const;
const exercises = {
  'scaffold-program': ['program', LESSON],
  'scaffold-catalog': ['catalog', LESSON],
  'scaffold-hunt': ['hunt', LESSON],
  'scaffold-predict': ['predict', LESSON],
  'scaffold-decide': ['decide', LESSON],
  'scaffold-order': ['order', LESSON],
  // The older spellings.
  'scaffold-implement': ['implement', LESSON],
  'scaffold-arrange': ['arrange', LESSON],
  'scaffold-arrange-order': ['arrange', LESSON, '--form', 'order'],
  // A draft in a lesson that is published.
  'scaffold-schema': ['schema', 'admission-gates'],
} as const;

const tools = {
  biome: path.resolve('node_modules/@biomejs/biome/bin/biome'),
  tsc: path.resolve('node_modules/typescript/bin/tsc'),
  vitest: path.resolve('node_modules/vitest/vitest.mjs'),
};

beforeAll(() => {
  fs.rmSync(copy, { recursive: true, force: true });
  for (const part of parts) fs.cpSync(part, path.join(copy, part), { recursive: true });
  fs.copyFileSync('.gitignore', path.join(copy, '.gitignore'));
  fs.rmSync(path.join(copy, 'tests/processes/scaffold.test.ts'));
  // The copy is in a folder that git ignores, where Biome does not look for package.json.
  const settings = JSON.parse(read('biome.json'));
  settings.linter.rules.correctness.noUndeclaredDependencies = 'off';
  fs.writeFileSync(path.join(copy, 'biome.json'), JSON.stringify(settings));
});

describe('the scaffolds', () => {
  it('make a lesson that is whole but for its practice, which nobody but its author knows', () => {
    expect(run('src/cli/newLesson.ts', LESSON)).toMatchObject({ status: 0, stderr: '' });
    expect(problemsOf(LESSON)).toEqual(['en practice-missing', 'zh practice-missing']);
  });

  it('make a widget in a lesson that is published, which stays whole', () => {
    const made = run('src/cli/newWidget.ts', 'scaffold-widget', '--lesson', 'admission-gates');
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(problemsOf('admission-gates')).toEqual([]);
    for (const locale of ['en', 'zh']) {
      const page = read(`content/${locale}/lessons/admission-gates.mdx`);
      expect(page.match(/<ScaffoldWidget locale="/g)).toHaveLength(1);
      expect(page).toContain(
        "import ScaffoldWidget from '#lessons/admission-gates/scaffold-widget/ScaffoldWidget.astro';",
      );
    }
  });

  it('make an exercise of each kind, and put it into its lesson, which is whole then', () => {
    for (const [id, [kind, lesson, ...form]] of Object.entries(exercises)) {
      expect(run('src/cli/newExercise.ts', id, '--kind', kind, '--lesson', lesson, ...form)).toMatchObject({
        status: 0,
        stderr: '',
      });
    }
    expect(problemsOf(LESSON)).toEqual([]);
    expect(problemsOf('admission-gates')).toEqual([]);
  });

  it('leave every published id as it was', () => {
    expect(read('content/points.json')).toBe(fs.readFileSync('content/points.json', 'utf8'));
  });

  it('write what the formatter and the linter leave as it is', () => {
    const files = ['src/exercises', 'src/lessons', 'tests/unit/lessons', 'content'];
    expect(run(tools.biome, 'ci', '--colors=off', ...files)).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/Checked \d\d+ files/),
    });
  });

  it('write what the strictest types take', () => {
    const settings = {
      extends: './tsconfig.json',
      include: ['src/exercises', 'src/lessons', 'src/**/*.d.ts', ...widgetTests()],
    };
    fs.writeFileSync(path.join(copy, 'tsconfig.scaffold.json'), JSON.stringify(settings));
    expect(run(tools.tsc, '-p', 'tsconfig.scaffold.json')).toMatchObject({ status: 0, stdout: '' });
  });

  it('write exercises that pass the tests of theirs, in a course that passes the content tests', () => {
    const exerciseTests = fs.existsSync('tests/unit/exercises') ? ['tests/unit/exercises'] : [];
    const suites = ['tests/content', ...exerciseTests, ...widgetTests()];
    const names = [LESSON, ...Object.keys(exercises), ...Object.keys(widgets), 'admission-gates'].join('|');
    const { status } = run(
      tools.vitest,
      'run',
      ...suites,
      '-t',
      names,
      '--reporter=json',
      '--outputFile=report.json',
    );
    const report = JSON.parse(read('report.json'));
    const titles: { fullName: string; status: string }[] = report.testResults.flatMap(
      (file: { assertionResults: unknown[] }) => file.assertionResults,
    );
    expect(titles.filter((test) => test.status === 'failed')).toEqual([]);
    expect(status).toBe(0);
    const passed = titles.filter((test) => test.status === 'passed').map((test) => test.fullName);
    for (const id of [...Object.keys(exercises), ...Object.keys(widgets)])
      expect(passed.some((name) => name.includes(id))).toBe(true);
  });

  it.each([
    ['newLesson.ts', ['Not_Kebab'], '"Not_Kebab" is no id'],
    ['newLesson.ts', ['admission-gates'], 'There is a lesson "admission-gates" already.'],
    ['newLesson.ts', ['other', '--module', 'none'], 'There is no module "none".'],
    ['newLesson.ts', ['other', '--point', 'six-checkpoints'], 'a knowledge point "six-checkpoints"'],
    ['newLesson.ts', ['other', '--widget', 'gate-bench'], 'There is a widget "gate-bench" already'],
    ['newWidget.ts', ['one', '--lesson', 'admission-gates'], '"one" is no id: write two or more'],
    ['newWidget.ts', ['other-bench'], 'There is no lesson "".'],
    ['newWidget.ts', ['load-bench', '--lesson', 'admission-gates'], 'There is a widget "load-bench" already'],
    ['newExercise.ts', [], 'Name one id.'],
    ['newExercise.ts', ['one', '--kind', 'hunt'], '"one" is no id: write two or more'],
    [
      'newExercise.ts',
      ['other-one', '--kind', 'essay'],
      '--kind takes program, schema, catalog, hunt, predict, decide, order, not "essay".',
    ],
    [
      'newExercise.ts',
      ['validate-query', '--kind', 'hunt'],
      'There is an exercise "validate-query" already.',
    ],
    [
      'newExercise.ts',
      ['other-one', '--kind', 'arrange', '--form', 'sonnet'],
      '--form takes decide, order, not',
    ],
    ['newExercise.ts', ['other-one', '--kind', 'hunt', '--form', 'order'], 'hunt has no forms.'],
    ['newExercise.ts', ['other-one', '--kind', 'hunt', '--lesson', 'none'], 'There is no lesson "none".'],
  ])('%s %j is a mistake, and says which', (program, args, message) => {
    const { status, stderr } = run(`src/cli/${program}`, ...args);
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: npm run new:');
    expect(status).toBe(2);
  });
});

/** The folders with the tests of the new widgets. */
function widgetTests(): string[] {
  return Object.keys(widgets).map((id) => `tests/unit/lessons/${id}`);
}

/** What the checker of lessons says of one in the copy. */
function problemsOf(lesson: string): string[] {
  const program = `
    import { checkCourse } from '#course/check/checkCourse.ts';
    const report = checkCourse().find((one) => one.lesson === ${JSON.stringify(lesson)});
    console.log(JSON.stringify(report.problems.map(({ file, code }) => file.split('/')[1] + ' ' + code)));
  `;
  const { stdout, stderr } = run('--input-type=module', '--eval', program);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

function run(file: string, ...args: string[]) {
  return spawnSync(process.execPath, [file, ...args], { cwd: copy, encoding: 'utf8' });
}

function read(file: string): string {
  return fs.readFileSync(path.join(copy, file), 'utf8');
}
