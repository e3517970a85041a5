import { useEffect, useRef, useState } from 'preact/hooks';
import type { Report, Verdict } from '#grader/verdict.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { DraftView } from '#store';
import { readTexts, submissionOf, writeTexts } from './huntDraft.ts';
import { runRecord } from './runRecord.ts';
import type { EndedRun } from './useRun.ts';

/**
 * What a hunt's list of inputs exposes, worked out anew whenever the list changes, whether by typing, by another tab or
 * from the history. Nothing is loaded until the learner shows the intent to go on (`wake`). An input that was just added
 * and cannot be read is handed back (`refuse`), with what to give instead.
 */
export function useHuntBoard(
  list: DraftView,
  run: (text: string) => Promise<Report | null>,
  running: boolean,
  ended: EndedRun | null,
  refuse: (wanted: LocalizedText) => void,
) {
  const [awake, setAwake] = useState(false);
  /** The last run that was of a list; one of an input that could not be read leaves the board as it was. */
  const board = useRef<EndedRun | null>(null);
  if (ended !== null && huntOf(ended.report.verdict) !== null) board.current = ended;
  /** Set when an input was just added: that run goes into the history. */
  const isNew = useRef(false);
  const texts = readTexts(list.text);
  const submission = submissionOf(texts);
  const shown = board.current?.text ?? submissionOf([]);

  useEffect(() => {
    // What was just graded is not graded again: a list that cannot be read has no board to wait for.
    if (!awake || running || submission === shown || submission === ended?.text) return;
    const record = isNew.current;
    isNew.current = false;
    void run(submission).then((report) => {
      if (report === null || !record) return;
      const wanted = wantedOf(report.verdict);
      if (wanted !== null) return refuse(wanted);
      list.endRun(runRecord(writeTexts(texts), report.verdict, false));
    });
  }, [awake, running, submission, shown]);

  return {
    board: submission === shown || running ? board.current : null,
    wake: () => setAwake(true),
    note: () => {
      isNew.current = true;
    },
  };
}

/** The evidence of a hunt, or null where the verdict is about something else. */
export function huntOf(verdict: Verdict | undefined) {
  const evidence = verdict?.kind === 'passed' || verdict?.kind === 'wrong' ? verdict.evidence : null;
  return evidence?.type === 'hunt' ? evidence : null;
}

/** What to give instead of an input that could not be read, or null where all could. */
function wantedOf(verdict: Verdict): LocalizedText | null {
  if (verdict.kind !== 'compile-error' || verdict.code !== 'submission') return null;
  return verdict.expected.shape === 'input' ? verdict.expected.words : null;
}
