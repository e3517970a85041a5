import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Question } from '#exercises/contract.ts';
import { rowsOf } from '#grader/verdict.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Round } from '#sandbox/grader-worker/messages.ts';
import { useDraft } from '#store';
import { DraftNotices } from './DraftNotices.tsx';
import { ExerciseFrame } from './ExerciseFrame.tsx';
import type { ExerciseProps } from './exerciseProps.ts';
import { HistoryList } from './HistoryList.tsx';
import { wordsOf } from './messages/index.ts';
import { PredictAnswers } from './PredictAnswers.tsx';
import { PredictQuestion } from './PredictQuestion.tsx';
import { pageGrader } from './pageGrader.ts';
import { type PredictSheet, readSheet, writeSheet } from './predictDraft.ts';
import { RoundResult } from './RoundResult.tsx';
import { runRecord } from './runRecord.ts';
import { useRun } from './useRun.ts';
import { useSharedRun } from './useSharedRun.ts';
import { whyOf } from './whyOf.ts';

interface Props extends ExerciseProps {
  readonly questions: readonly Question[];
  readonly itemWord: LocalizedText | null;
  readonly says: LocalizedText | null;
}

/** An exercise in which a rule's answer is said before it is shown. */
export function PredictExercise(props: Props) {
  const { meta, locale, sandbox, questions, itemWord, says } = props;
  const words = wordsOf[locale];
  const draft = useDraft(meta.id, meta.revision, '', 'sheet');
  const { state, ended, running, loadFailed, prepare, run, forget } = useRun(meta, sandbox);
  const shared = useSharedRun(meta);
  const [round, setRound] = useState<Round | null>(null);
  const [failed, setFailed] = useState(false);
  /** The situation on screen; one whose answer has just been shown stays until the learner goes on. */
  const [shown, setShown] = useState(0);
  const sheet = readSheet(draft.text);
  const verdict = ended?.report.verdict;
  const rows = verdict === undefined ? [] : rowsOf(verdict);
  const length = round?.scenes.length ?? 0;
  const said = sheet?.answers.length ?? 0;
  const isOver = round !== null && shown >= length;

  const open = useCallback(
    async (next: PredictSheet): Promise<void> => {
      setFailed(false);
      try {
        const grader = await pageGrader(sandbox);
        setRound(await grader.round(meta, next.seed));
        setShown(next.answers.length);
        if (next.answers.length > 0) await run(writeSheet(next));
      } catch {
        setFailed(true);
      }
    },
    [meta, run, sandbox],
  );

  const begin = (): void => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const next = { seed: seed >>> 1, answers: [] };
    forget();
    if (sheet === null) draft.setText(writeSheet(next));
    else draft.openRound(writeSheet(next));
    void open(next);
  };

  const resume = (): void => {
    if (sheet !== null) void open(sheet);
  };

  const say = async (answer: Readonly<Record<string, string>>): Promise<void> => {
    if (sheet === null || running) return;
    const next = { ...sheet, answers: [...sheet.answers, answer] };
    draft.setText(writeSheet(next));
    const report = await run(writeSheet(next));
    if (report !== null && next.answers.length === length) {
      draft.endRun(runRecord(writeSheet(next), report.verdict, next.shared === true));
    }
  };

  // A sheet from elsewhere (another tab, the history, a link) is another round: what is shown no longer belongs to it.
  useEffect(() => {
    if (round !== null && sheet?.seed !== round.seed) setRound(null);
  }, [sheet?.seed, round]);

  const row = rows[shown];
  const work = (
    <>
      <DraftNotices
        meta={meta}
        locale={locale}
        draft={draft}
        shared={shared}
        onOpenShared={(text) => {
          const theirs = readSheet(text);
          if (theirs !== null) draft.openShared(writeSheet({ ...theirs, shared: true }));
        }}
      />
      <div onFocusIn={() => prepare()} onPointerEnter={() => prepare()}>
        {round === null && (
          <div class="run-bar">
            {sheet !== null && (
              <button type="button" class="widget-button primary" onClick={resume}>
                {words.resumeRound(said)}
              </button>
            )}
            <button
              type="button"
              class={sheet === null ? 'widget-button primary' : 'widget-button'}
              onClick={begin}
              data-run
            >
              {sheet === null ? words.startRound : words.newRound}
            </button>
            {(loadFailed || failed) && <span role="alert">{words.loadFailed}</span>}
          </div>
        )}
        {round !== null && !isOver && (
          <>
            <PredictQuestion
              key={shown}
              id={meta.id}
              locale={locale}
              scene={round.scenes[shown] ?? {}}
              questions={questions}
              title={words.situation(itemWord?.[locale] ?? words.itemWord, shown + 1, length)}
              answered={said > shown}
              onSay={(answer) => void say(answer)}
            />
            {said > shown && row !== undefined && !running && (
              <PredictAnswers
                locale={locale}
                row={row}
                questions={questions}
                says={says?.[locale] ?? words.itIs}
                why={ended === null ? undefined : whyOf(ended.report)[String(shown)]}
                onNext={() => setShown(shown + 1)}
                next={shown + 1 < length ? words.next : words.finish}
              />
            )}
          </>
        )}
      </div>
      {isOver && verdict !== undefined && (
        <RoundResult
          locale={locale}
          exercise={meta.id}
          verdict={verdict}
          text={draft.text}
          isForeign={sheet?.shared === true}
          onNew={begin}
        />
      )}
      <HistoryList locale={locale} draft={draft} />
    </>
  );
  return <ExerciseFrame {...props} state={isOver || running ? state : 'idle'} work={work} />;
}
