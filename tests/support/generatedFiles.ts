import { spawnSync } from 'node:child_process';
import { findRuntime } from '../../src/cli/runtime.mjs';

/** Writes the files that are generated and not stored, so that tests run from an editor find them. */
export function setup(): void {
  const { status, stderr } = spawnSync(findRuntime() ?? process.execPath, ['src/cli/generate.ts'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The generated files could not be written: ${stderr}`);
}
