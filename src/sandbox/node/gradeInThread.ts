import { Worker } from 'node:worker_threads';
import type { ExerciseMeta } from '#exercises/contract.ts';
import { endedReport, noVerdictWithin } from '#grader/endedReport.ts';
import { defaultLimits, GRADER_MS, type Limits } from '#grader/limits.ts';
import type { Finding, Report } from '#grader/verdict.ts';
import type { FromThread, ThreadTask } from './graderThread.ts';

/** How long a run may take. */
export interface ThreadLimits {
  /** The submission's own limits. */
  readonly limits?: Limits;
  /** How long the grader has for one verdict, compiling included. */
  readonly graderMs?: number;
}

/**
 * Grades a submission in a thread of its own, as a page does in a worker. A grader that gives no verdict in its time
 * (a text on which the compiler hangs) is ended, and its realms with it; the report is then the one that the page gives.
 * @param seed null for the seed drawn from the text
 */
export function gradeInThread(
  meta: ExerciseMeta,
  text: string,
  seed: number | null,
  { limits = defaultLimits, graderMs = GRADER_MS }: ThreadLimits = {},
): Promise<Report> {
  const task: ThreadTask = { exercise: meta.id, text, seed, limits };
  const thread = new Worker(new URL('./graderThread.ts', import.meta.url), { workerData: task });
  const realms = new Set<number>();
  return new Promise((resolve) => {
    const settle = (report: Report): void => {
      clearTimeout(timer);
      void thread.terminate();
      for (const pid of realms) kill(pid);
      resolve(report);
    };
    const end = (finding: Finding): void => settle(endedReport(meta, text, seed, finding));
    const timer = setTimeout(() => end(noVerdictWithin(graderMs)), graderMs);
    thread.on('error', (error) =>
      end({ kind: 'grader-fault', detail: error instanceof Error ? error.message : String(error) }),
    );
    thread.on('message', (message: FromThread) => {
      if (message.type === 'report') settle(message.report);
      else if (message.type === 'realm-opened') realms.add(message.pid);
      else realms.delete(message.pid);
    });
  });
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
