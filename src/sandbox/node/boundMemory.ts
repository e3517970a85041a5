import { type ChildProcess, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** The memory that a program's process may have in use, all told: its heap, and what stands beside it, in MB. */
export const RESIDENT_MB = 512;

/** How often the size of a process is looked at, in milliseconds. */
const EVERY_MS = process.platform === 'linux' ? 50 : 250;

/**
 * Ends a process that has more memory in use than {@link RESIDENT_MB}. Node bounds the heap of a process and nothing
 * else. The process answers nothing more, so the verdict is the one of a program that does not come back.
 *
 * The size is read from `/proc` on Linux, and asked of `ps` on other systems of the Unix kind; on Windows there is
 * neither, and the bounds of the realm itself are the only ones.
 */
export function boundMemory(child: ChildProcess, residentMb = RESIDENT_MB): void {
  const { pid } = child;
  if (pid === undefined || process.platform === 'win32') return;
  const look = async (): Promise<void> => {
    const size = await residentBytes(pid);
    if (size !== null && size > residentMb * 2 ** 20) child.kill('SIGKILL');
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
  child.once('error', () => clearInterval(timer));
}

/** The memory that a process has in use, in bytes; null where it has ended. */
export async function residentBytes(pid: number): Promise<number | null> {
  const text = process.platform === 'linux' ? await statusOf(pid) : await outputOfPs(pid);
  const kilobytes = /(\d+)/.exec(text ?? '')?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

async function statusOf(pid: number): Promise<string | null> {
  try {
    return /^VmRSS:.*$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[0] ?? null;
  } catch {
    return null;
  }
}

function outputOfPs(pid: number): Promise<string | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => resolve(error ? null : stdout));
  });
}
