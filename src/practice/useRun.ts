import { useCallback, useRef, useState } from 'preact/hooks';
import type { ExerciseMeta } from '#exercises/contract.ts';
import type { Report, VerdictKind } from '#grader/verdict.ts';
import { pageGrader } from './pageGrader.ts';
import { isForeignSeed } from './runRecord.ts';

/** A run that is over sooner than this changes nothing on the page but its verdict, in milliseconds: no button flickers. */
const SLOW_MS = 150;

/** Where an exercise's grading stands, as its root says in `data-state`. */
export type RunState = 'idle' | 'running' | VerdictKind;

/** A run that has ended, numbered, so that one verdict after an equal one is still a new one. */
export interface EndedRun {
  readonly number: number;
  readonly report: Report;
  readonly text: string;
  readonly seed: number | null;
  /** Whether the seed was not the text's own; a pass is shown and does not count then. */
  readonly isForeign: boolean;
}

/** Runs submissions of one exercise, one at a time. */
export function useRun(meta: ExerciseMeta, sandbox: string) {
  const [running, setRunning] = useState(false);
  /** Whether a run takes long enough to say so and to offer an end to it. */
  const [isSlow, setSlow] = useState(false);
  const [ended, setEnded] = useState<EndedRun | null>(null);
  const [loadFailed, setLoadFailed] = useState(false);
  const busy = useRef(false);

  /** Makes ready what a run will need, for this text where one is given. Runs nothing of it. */
  const prepare = useCallback(
    (text?: string) => {
      pageGrader(sandbox).then(
        (grader) => grader.prepare(meta, text),
        () => {},
      );
    },
    [meta, sandbox],
  );

  /** Grades a submission; null where one is being graded, or the grader could not be loaded. */
  const run = useCallback(
    async (text: string, seed: number | null = null): Promise<Report | null> => {
      if (busy.current) return null;
      busy.current = true;
      setRunning(true);
      const timer = window.setTimeout(() => setSlow(true), SLOW_MS);
      setLoadFailed(false);
      try {
        const grader = await pageGrader(sandbox);
        const report = await grader.grade(meta, text, seed);
        const isForeign = isForeignSeed(meta, text, seed);
        setEnded((last) => ({ number: (last?.number ?? 0) + 1, report, text, seed, isForeign }));
        return report;
      } catch {
        setLoadFailed(true);
        return null;
      } finally {
        window.clearTimeout(timer);
        busy.current = false;
        setSlow(false);
        setRunning(false);
      }
    },
    [meta, sandbox],
  );

  const cancel = useCallback(() => {
    pageGrader(sandbox).then(
      (grader) => grader.cancel(),
      () => {},
    );
  }, [sandbox]);

  const forget = useCallback(() => setEnded(null), []);
  const state: RunState = running ? 'running' : (ended?.report.verdict.kind ?? 'idle');
  return { state, ended, running, isSlow, loadFailed, prepare, run, cancel, forget };
}
