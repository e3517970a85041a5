import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tool-contracts-lab-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const lab = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['src/cli/lab.ts', ...args], { encoding: 'utf8' });
const written = (name: string, text: string): string => {
  const file = path.join(root, name);
  fs.writeFileSync(file, text);
  return file;
};

it('writes its four reports, the same bytes each time, and ends with 0 as the gate passes', () => {
  const folders = ['first', 'second'].map((name) => path.join(root, name, 'deep'));
  const runs = folders.map((folder) => lab('--out', folder));
  expect(runs.map(({ status, stderr }) => [status, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(runs[0]?.stdout).toContain('Gate: PASS');
  const [first, second] = folders.map((folder) =>
    Object.fromEntries(
      fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
    ),
  );
  expect(Object.keys(first ?? {}).sort()).toEqual([
    'tool-comparison.json',
    'tool-comparison.md',
    'tool-failures.md',
    'tool-runs.jsonl',
  ]);
  expect(second).toEqual(first);
}, 60_000);

it('ends with 1 where the gate does not pass', () => {
  const [first = ''] = fs.readFileSync('examples/tool-lab/cases.jsonl', 'utf8').split('\n');
  const run = lab('--cases', written('one.jsonl', first), '--out', path.join(root, 'one'));
  expect([run.status, run.stderr]).toEqual([1, '']);
  expect(run.stdout).toContain('NO  dataset_is_the_eleven');
}, 60_000);

it.each([
  ['an unknown option', ['--outt', 'x'], "Unknown option '--outt'"],
  ['an empty data set', ['--cases', '/dev/null'], 'holds no case'],
  ['a file that is not there', ['--cases', path.join(root, 'nowhere')], 'Cannot read'],
  [
    'a line that is not JSON',
    ['--cases', written('broken.jsonl', '\n{"case_id":')],
    'broken.jsonl:2: is not JSON',
  ],
  [
    'a line that is no case',
    ['--more', written('bad.jsonl', '{"case_id": 1}')],
    'bad.jsonl:1: /case_id breaks type "string"',
  ],
])(
  'ends with 2 and says what to do: %s',
  (_what, args, words) => {
    const run = lab(...args, '--out', path.join(root, 'none'));
    expect(run.status).toBe(2);
    expect(run.stderr).toContain(words);
    expect(fs.existsSync(path.join(root, 'none'))).toBe(false);
  },
  60_000,
);
