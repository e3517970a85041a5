import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { exerciseMeta } from '#exercises';
import { seedOf } from '#grader/seed.ts';
import { projectFolder } from '../support/exerciseFiles.ts';

const file = 'tests/fixtures/programs/right-plain.ts';
const run = promisify(execFile);

/** Grades a right program with these options, in a process that ends with 0. */
const grade = (...options: readonly string[]) =>
  run(process.execPath, ['src/cli/grade.ts', 'validate-query', file, ...options], { cwd: projectFolder });

describe('npm run grade --seed', () => {
  it('says beside a pass that it does not count; the verdict and the exit code stay as they are', async () => {
    const { stdout, stderr } = await grade('--seed', '12345', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'passed', seed: 12345 });
    expect(stderr).toBe(
      'The seed was given with --seed. A pass under a chosen seed does not count: run again without it.\n',
    );
  });

  it('says nothing where the seed given is the text’s own', async () => {
    const text = readFileSync(path.join(projectFolder, file), 'utf8');
    const revision = exerciseMeta('validate-query')?.revision ?? 0;
    const { stderr } = await grade('--seed', `${seedOf('validate-query', revision, text)}`);
    expect(stderr).toBe('');
  });
});
