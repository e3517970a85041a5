import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it.skipIf(process.platform === 'win32')('grade refuses a pipe, into which nobody may ever write', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pipe-'));
  const pipe = path.join(folder, 'pipe');
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/grade.ts', 'validate-query', pipe], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  fs.rmSync(folder, { recursive: true });
  expect([status, stderr.split('\n')[0]]).toEqual([2, `Cannot read ${pipe}: it is no regular file.`]);
});
