import type { ChildProcess } from 'node:child_process';

const living = new Set<ChildProcess>();
let isListening = false;

/**
 * Ends a child process no later than this process. A child that loops without end does not notice that the channel to
 * its parent has closed, and would take a core until somebody finds it.
 */
export function endWithParent(child: ChildProcess): void {
  living.add(child);
  child.once('exit', () => living.delete(child));
  if (isListening) return;
  isListening = true;
  process.once('exit', () => {
    for (const one of living) one.kill('SIGKILL');
  });
}
