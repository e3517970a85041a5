import type { ExerciseMeta } from '#exercises/contract.ts';
import { endedReport, noVerdictWithin } from '#grader/endedReport.ts';
import { defaultLimits, GRADER_MS, type Limits } from '#grader/limits.ts';
import type { RealmKind } from '#grader/realm.ts';
import { realmKinds } from '#grader/realmKinds.ts';
import type { Finding, Report } from '#grader/verdict.ts';
import type { FromGrader, Round, ToGrader } from '../grader-worker/messages.ts';
import { openFrame, type RealmFrame } from './openFrame.ts';

/** The page's end of the grader's worker. One serves all exercises of a page. */
export interface Grader {
  /**
   * Loads the grader's worker ahead of the first run. For a kind that needs a realm, opens one as well and draws the
   * inputs of the text as it stands; runs nothing of the text.
   */
  prepare(meta: ExerciseMeta, text?: string): void;
  /** Grades a submission. Always ends with a report; a second call waits for the first. */
  grade(meta: ExerciseMeta, text: string, seed: number | null): Promise<Report>;
  /** The situations of a prediction round. */
  round(meta: ExerciseMeta, seed: number): Promise<Round>;
  /** Ends the run that is under way and those that wait for it; their verdict is then `cancelled`. */
  cancel(): void;
}

interface Pending {
  readonly run: number;
  readonly settle: (
    message: Extract<FromGrader, { run: number }> | { readonly type: 'ended'; readonly finding: Finding },
  ) => void;
}

/**
 * Starts the page's grader. Nothing is loaded until it is asked for something.
 * @param address the folder that holds the realm pages, with a slash at its end
 * @param limits how long a submission has; a verdict that speaks of time names them
 * @param graderMs how long the grader has for one verdict
 */
export function startGrader(
  address: string,
  limits: Limits = defaultLimits,
  graderMs: number = GRADER_MS,
): Grader {
  const open = new Map<number, RealmFrame>();
  /** The realms that were sent ahead and not yet used; null while one is on its way. */
  const ahead = new Map<RealmKind, number | null>();
  let tickets = 0;
  let worker: Worker | null = null;
  let pending: Pending | null = null;
  let runs = 0;
  let asked = 0;
  let cancelled = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const awake = (): Worker => {
    if (worker !== null) return worker;
    const started = new Worker(new URL('../grader-worker/graderWorker.ts', import.meta.url), {
      type: 'module',
    });
    started.onmessage = (event: MessageEvent<FromGrader>) => receive(started, event.data);
    started.onerror = (event) => {
      if (started !== worker) return;
      end({ kind: 'grader-fault', detail: event.message || 'The judge could not be loaded.' });
    };
    worker = started;
    return started;
  };

  const receive = (from: Worker, message: FromGrader): void => {
    if (from !== worker) return;
    if (message.type === 'want-realm') void sendRealm(from, message.kind);
    else if (message.type === 'close-realm') closeRealm(message.ticket);
    else if (message.type !== 'awake' && message.run === pending?.run) pending.settle(message);
  };

  /** Opens a realm and sends it to the worker, which keeps it or waits for it. */
  const sendRealm = async (to: Worker, kind: RealmKind): Promise<number | null> => {
    try {
      const frame = await openFrame(`${address}${kind}.html`);
      if (to !== worker) {
        frame.remove();
        return null;
      }
      tickets += 1;
      open.set(tickets, frame);
      const { port1, port2 } = new MessageChannel();
      frame.connect(port2);
      say(to, { type: 'realm', kind, ticket: tickets, port: port1 }, [port1]);
      return tickets;
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      say(to, { type: 'no-realm', kind, detail });
      return null;
    }
  };

  /** Sends a realm ahead of its use, unless the worker has one that it has not used. */
  const sendAhead = async (kind: RealmKind): Promise<void> => {
    if (ahead.has(kind)) return;
    ahead.set(kind, null);
    const ticket = await sendRealm(awake(), kind);
    if (ticket === null || !open.has(ticket)) ahead.delete(kind);
    else ahead.set(kind, ticket);
  };

  const closeRealm = (ticket: number): void => {
    open.get(ticket)?.remove();
    open.delete(ticket);
    for (const [kind, sent] of ahead) if (sent === ticket) ahead.delete(kind);
  };

  /** Ends the worker and every realm with it; the next run starts from nothing. */
  const end = (finding: Finding): void => {
    worker?.terminate();
    worker = null;
    for (const ticket of [...open.keys()]) closeRealm(ticket);
    ahead.clear();
    pending?.settle({ type: 'ended', finding });
  };

  const ask = <Answer>(
    message: (run: number) => ToGrader,
    settle: (answer: Parameters<Pending['settle']>[0]) => Answer,
  ): Promise<Answer> => {
    asked += 1;
    const place = asked;
    const turn = queue.then(
      () =>
        new Promise<Answer>((resolve) => {
          if (place <= cancelled) return resolve(settle({ type: 'ended', finding: { kind: 'cancelled' } }));
          runs += 1;
          const timer = window.setTimeout(() => end(noVerdictWithin(graderMs)), graderMs);
          pending = {
            run: runs,
            settle: (answer) => {
              window.clearTimeout(timer);
              pending = null;
              resolve(settle(answer));
            },
          };
          say(awake(), message(runs));
        }),
    );
    queue = turn.catch(() => {});
    return turn;
  };

  return {
    prepare: (meta, text) => {
      const kind = realmKinds[meta.kind];
      const to = awake();
      if (kind === null) return;
      if (text !== undefined) say(to, { type: 'prefetch', exercise: meta.id, text });
      void sendAhead(kind);
    },
    grade: async (meta, text, seed) => {
      const report = await ask(
        (run) => ({ type: 'grade', run, exercise: meta.id, text, seed, limits }),
        (answer): Report => {
          if (answer.type === 'report') return answer.report;
          const detail = answer.type === 'failed' ? answer.detail : `unexpected ${answer.type}`;
          const finding: Finding =
            answer.type === 'ended' ? answer.finding : { kind: 'grader-fault', detail };
          return endedReport(meta, text, seed, finding);
        },
      );
      // The next run finds a realm that is ready; made after the verdict, so that it costs this run nothing.
      const kind = realmKinds[meta.kind];
      // A worker that has ended is not started for it: what ended it may still be so.
      if (kind !== null && worker !== null) void sendAhead(kind);
      return report;
    },
    round: (meta, seed) =>
      ask(
        (run) => ({ type: 'round', run, exercise: meta.id, seed }),
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

function say(worker: Worker, message: ToGrader, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}
