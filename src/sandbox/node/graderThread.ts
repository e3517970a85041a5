// The thread in which the command line grades: the counterpart of the page's grader worker.
import { parentPort, workerData } from 'node:worker_threads';
import { loadExercise } from '#exercises';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import type { Limits } from '#grader/limits.ts';
import type { Report } from '#grader/verdict.ts';
import { nodeRealmHost } from './nodeRealmHost.ts';

/** What the thread is started with. */
export interface ThreadTask {
  readonly exercise: string;
  readonly text: string;
  /** Null for the seed drawn from the text. */
  readonly seed: number | null;
  readonly limits: Limits;
}

/** What the thread sends. The processes of realms are reported, since they outlive a thread that is ended. */
export type FromThread =
  | { readonly type: 'realm-opened'; readonly pid: number }
  | { readonly type: 'realm-ended'; readonly pid: number }
  | { readonly type: 'report'; readonly report: Report };

const send = (message: FromThread): void => parentPort?.postMessage(message);

const host = nodeRealmHost((child) => {
  const { pid } = child;
  if (pid === undefined) return;
  send({ type: 'realm-opened', pid });
  child.once('exit', () => send({ type: 'realm-ended', pid }));
});

const { exercise: id, text, seed, limits } = workerData as ThreadTask;
const exercise = await loadExercise(id);
const submission = { exercise, text, ...(seed === null ? {} : { seed }) };
send({ type: 'report', report: await gradeSubmission(submission, host, limits) });
