import { CORE_VERSION } from '#core/version.ts';
import type { ExerciseHead } from '#exercises/contract.ts';
import { defaultLimits, type Limits } from '#grader/limits.ts';
import { seedOf } from '#grader/seed.ts';
import type { Finding, Report } from '#grader/verdict.ts';
import type { FromJudge, Round, ToJudge } from '../judge/messages.ts';
import { type RealmFrame, realmFrames } from './realmFrames.ts';

/** How long the judge has for one verdict before it counts as a fault of ours, in milliseconds. */
const JUDGE_MS = 30_000;

/** The page's way to the judge. One serves all exercises of a page. */
export interface Grader {
  /** Loads the judge and a realm ahead of the first run. Runs nothing. */
  prepare(head: ExerciseHead): void;
  /** Judges a submission. Always ends with a report; a second call waits for the first. */
  judge(head: ExerciseHead, text: string, seed: number | null): Promise<Report>;
  /** The situations of a prediction round. */
  round(head: ExerciseHead, seed: number): Promise<Round>;
  /** Ends the run that is under way and those that wait for it; their verdict is then `cancelled`. */
  cancel(): void;
}

interface Pending {
  readonly run: number;
  readonly settle: (
    message: Extract<FromJudge, { run: number }> | { readonly type: 'ended'; readonly finding: Finding },
  ) => void;
}

/**
 * Starts the page's grader. Nothing is loaded until it is asked for something.
 * @param address the folder that holds the realm pages, with a slash at its end
 * @param limits how long a submission has; a verdict that speaks of time names them
 */
export function startGrader(address: string, limits: Limits = defaultLimits): Grader {
  const frames = realmFrames(address);
  const open = new Map<number, RealmFrame>();
  let worker: Worker | null = null;
  let pending: Pending | null = null;
  let runs = 0;
  let asked = 0;
  let cancelled = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const awake = (): Worker => {
    if (worker !== null) return worker;
    const started = new Worker(new URL('../judge/judgeWorker.ts', import.meta.url), { type: 'module' });
    started.onmessage = (event: MessageEvent<FromJudge>) => receive(started, event.data);
    started.onerror = (event) =>
      end({ kind: 'grader-fault', detail: event.message || 'The judge could not be loaded.' });
    worker = started;
    return started;
  };

  const receive = (from: Worker, message: FromJudge): void => {
    if (from !== worker) return;
    if (message.type === 'open-realm') void openRealm(from, message.ticket, message.kind);
    else if (message.type === 'close-realm') closeRealm(message.ticket);
    else if (message.type !== 'awake' && message.run === pending?.run) pending.settle(message);
  };

  const openRealm = async (asker: Worker, ticket: number, kind: 'program' | 'schema'): Promise<void> => {
    let reply: ToJudge;
    const transfer: Transferable[] = [];
    try {
      const frame = await frames.take(kind);
      if (asker !== worker) return frame.remove();
      open.set(ticket, frame);
      const channel = new MessageChannel();
      frame.connect(channel.port2);
      reply = { type: 'realm-open', ticket, port: channel.port1 };
      transfer.push(channel.port1);
    } catch (error) {
      reply = {
        type: 'realm-refused',
        ticket,
        detail: error instanceof Error ? error.message : String(error),
      };
    }
    asker.postMessage(reply, transfer);
  };

  const closeRealm = (ticket: number): void => {
    open.get(ticket)?.remove();
    open.delete(ticket);
  };

  /** Ends the judge and every realm with it; the next run starts from nothing. */
  const end = (finding: Finding): void => {
    worker?.terminate();
    worker = null;
    for (const ticket of [...open.keys()]) closeRealm(ticket);
    pending?.settle({ type: 'ended', finding });
  };

  const ask = <Answer>(
    message: (run: number) => ToJudge,
    settle: (answer: Parameters<Pending['settle']>[0]) => Answer,
  ): Promise<Answer> => {
    asked += 1;
    const place = asked;
    const turn = queue.then(
      () =>
        new Promise<Answer>((resolve) => {
          if (place <= cancelled) return resolve(settle({ type: 'ended', finding: { kind: 'cancelled' } }));
          runs += 1;
          const timer = window.setTimeout(
            () => end({ kind: 'grader-fault', detail: `no verdict within ${JUDGE_MS} ms` }),
            JUDGE_MS,
          );
          pending = {
            run: runs,
            settle: (answer) => {
              window.clearTimeout(timer);
              pending = null;
              resolve(settle(answer));
            },
          };
          awake().postMessage(message(runs));
        }),
    );
    queue = turn.catch(() => {});
    return turn;
  };

  return {
    prepare: (head) => {
      awake();
      if (head.kind === 'implement') frames.prepare('program');
      if (head.kind === 'schema') frames.prepare('schema');
    },
    judge: async (head, text, seed) => {
      const report = await ask(
        (run) => ({ type: 'judge', run, exercise: head.id, text, seed, limits }),
        (answer): Report => {
          if (answer.type === 'report') return answer.report;
          const detail = answer.type === 'failed' ? answer.detail : `unexpected ${answer.type}`;
          const finding: Finding =
            answer.type === 'ended' ? answer.finding : { kind: 'grader-fault', detail };
          const { id, revision } = head;
          const facts = {
            exercise: id,
            revision,
            seed: seed ?? seedOf(id, revision, text),
            inputsRun: 0,
            core: CORE_VERSION,
          };
          return { verdict: { ...facts, ...finding }, words: {}, message: null, log: [] };
        },
      );
      // The next run finds a realm that is ready; made after the verdict, so that it costs this run nothing.
      if (head.kind === 'implement') frames.prepare('program');
      if (head.kind === 'schema') frames.prepare('schema');
      return report;
    },
    round: (head, seed) =>
      ask(
        (run) => ({ type: 'round', run, exercise: head.id, seed }),
        (answer) => {
          if (answer.type === 'round') return answer.round;
          throw new Error(answer.type === 'failed' ? answer.detail : 'The judge gave no round.');
        },
      ),
    cancel: () => {
      cancelled = asked;
      if (pending !== null) end({ kind: 'cancelled' });
    },
  };
}
