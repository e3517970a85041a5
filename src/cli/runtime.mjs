import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The oldest Node that runs TypeScript files as they are. */
const OLDEST = [22, 18];

/**
 * The Node that runs the project: the one that package.json pins through npm, else the one that runs this where it is
 * new enough, else `undefined`.
 */
export function findRuntime(folder = 'node_modules') {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = path.resolve(folder, 'node/bin', name);
  // Asked, and not only looked for: a binary for another machine is there and does not run.
  if (fs.existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return isNewEnough ? process.execPath : undefined;
}
