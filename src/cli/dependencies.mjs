import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';

const STAMP = 'node_modules/.installed-from';

/** What an installation depends on: the lock file, and the machine that binary packages were chosen for. */
function wanted() {
  const lock = createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex');
  return `${lock} ${process.platform} ${process.arch}\n`;
}

/** Whether `node_modules` holds what `package-lock.json` names. The stamp goes when npm clears the folder. */
export function isInstalled() {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted();
}

/**
 * Brings `node_modules` to what the lock file names, where it is not so already. What npm prints goes to stderr, since
 * the stdout of a command may be read by a program.
 * @returns the exit code of npm, 0 where there was nothing to do
 */
export function installDependencies() {
  if (isInstalled()) return 0;
  console.error('Installing the dependencies named in package-lock.json (npm ci) ...');
  // npm says where it is itself; by its bare name it could not be started on Windows without a shell.
  const npm = process.env.npm_execpath;
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const stdio = ['inherit', 2, 'inherit'];
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...options], { stdio })
    : spawnSync('npm', options, { stdio });
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) return status ?? 1;
  fs.writeFileSync(STAMP, wanted());
  return 0;
}
