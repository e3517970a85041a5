import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('a command runs the program of a package, one of a scope included', () => {
  for (const program of ['@biomejs/biome', 'astro']) {
    const { status, stdout } = spawnSync(process.execPath, ['src/cli/run.mjs', program, '--version'], {
      encoding: 'utf8',
    });
    expect([program, status, stdout]).toEqual([program, 0, expect.stringMatching(/\d+\.\d+\.\d+/)]);
  }
});
