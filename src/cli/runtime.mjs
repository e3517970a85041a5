import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runtimeDigests } from './runtimeDigests.mjs';

/** The oldest Node that runs TypeScript files as they are. */
const OLDEST = [22, 18];

/**
 * The Node that runs the project: the one that package.json pins through npm, where it is known for this machine, else
 * the one that runs this where it is new enough, else `undefined`. A pinned one is held to its digest before it is started.
 * @param {string} folder
 * @param {Readonly<Record<string, string | undefined>>} digests
 * @throws Error where the pinned one is another program than the one of `runtimeDigests.mjs`
 */
export function findRuntime(folder = 'node_modules', digests = runtimeDigests) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = path.resolve(folder, 'node/bin', name);
  const digest = digests[`${process.platform}-${process.arch}`];
  if (digest !== undefined && fs.existsSync(pinned)) {
    checkDigest(pinned, digest, path.resolve(folder, '.runtime-checked'));
    // Asked, and not only looked for: a binary for another machine is there and does not run.
    if (spawnSync(pinned, ['--version']).status === 0) return pinned;
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return isNewEnough ? process.execPath : undefined;
}

/** Holds a file to its digest. A file that is unchanged since it was last read is not read again: it is 120 MB. */
function checkDigest(file, digest, stamp) {
  const { size, mtimeMs, ctimeMs } = fs.statSync(file);
  const seen = `${digest} ${size} ${mtimeMs} ${ctimeMs}\n`;
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === seen) return;
  const found = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  if (found !== digest) {
    throw new Error(
      `${file} is not the Node that this project was checked with (SHA-256 ${found}, not ${digest}). It was not started. Delete node_modules and install again.`,
    );
  }
  fs.writeFileSync(stamp, seen);
}
