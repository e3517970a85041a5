import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CodeField } from '#editor';
import { problemOf } from '#grader/messages/explain.ts';
import { useDraft, usePreference } from '#store';
import { Announcer } from './Announcer.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { ExerciseFrame } from './ExerciseFrame.tsx';
import type { ExerciseProps } from './exerciseProps.ts';
import { HistoryList } from './HistoryList.tsx';
import { wordsOf } from './messages/index.ts';
import { RunBar } from './RunBar.tsx';
import { isForeignSeed, runRecord } from './runRecord.ts';
import { useRun } from './useRun.ts';
import { useSharedRun } from './useSharedRun.ts';
import { VerdictView } from './VerdictView.tsx';

interface Props extends ExerciseProps {
  readonly starter: string;
  /** One right answer, shown on request. */
  readonly solution: string;
  /** The reference as it stands in its file, drawn by the site. */
  readonly reference?: ComponentChildren;
}

/** How long typing must rest before the next run is prepared, in milliseconds. */
const PAUSE_MS = 250;

/** An exercise in which a program or a schema is written and graded. */
export function CodeExercise(props: Props) {
  const { meta, locale, sandbox, starter, solution, reference } = props;
  const words = wordsOf[locale];
  const isProgram = meta.kind === 'program';
  const draft = useDraft(meta.id, meta.revision, starter);
  const [mode, setMode] = usePreference('editorMode', 'editor');
  const { state, ended, running, isSlow, loadFailed, prepare, run, cancel } = useRun(meta, sandbox);
  const shared = useSharedRun(meta);
  /** The seed that came with a shared text; it counts as long as that text stands. */
  const sharedSeed = useRef<{ readonly text: string; readonly seed: number | null } | null>(null);
  const [intent, setIntent] = useState(false);
  const [compared, setCompared] = useState(false);
  const verdict = ended?.report.verdict;
  const problems =
    verdict?.kind === 'compile-error' && ended?.text === draft.text
      ? [{ line: verdict.line, column: verdict.column, message: problemOf(verdict, locale) }]
      : [];

  useEffect(() => {
    if (verdict?.kind === 'passed') setCompared(true);
  }, [verdict]);

  const show = (): void => setIntent(true);
  // What a run needs is made ready on the first intent, and for each text over which its author pauses.
  useEffect(() => {
    if (!intent) return;
    const timer = window.setTimeout(() => prepare(draft.text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [intent, draft.text, prepare]);

  const start = async (text: string): Promise<void> => {
    if (running) return;
    draft.beginRun();
    const seed = sharedSeed.current?.text === text ? sharedSeed.current.seed : null;
    const report = await run(text, seed);
    draft.endRun(report && runRecord(text, report.verdict, isForeignSeed(meta, text, seed)));
  };

  /** Forgets the seed of the link, so that the verdict counts. */
  const runWithOwnSeed = (): void => {
    sharedSeed.current = null;
    void start(draft.text);
  };

  const work = (
    <>
      <DraftNotices
        meta={meta}
        locale={locale}
        draft={draft}
        shared={shared}
        onOpenShared={(text, seed) => {
          sharedSeed.current = { text, seed };
          draft.openShared(text);
        }}
      />
      {/* The intent to write is the moment to load the grader; nothing of the learner's runs by it. */}
      <div onFocusIn={show} onPointerEnter={show}>
        <CodeField
          id={`field-${meta.id}`}
          value={draft.text}
          onChange={draft.setText}
          onRun={(text) => void start(text)}
          language={isProgram ? 'typescript' : 'json'}
          label={isProgram ? words.code : words.schema}
          mode={mode}
          onModeChange={setMode}
          locale={locale}
          diagnostics={problems}
        />
        <RunBar
          locale={locale}
          running={isSlow}
          onRun={() => void start(draft.text)}
          onStop={cancel}
          onReset={draft.reset}
          onSolution={() => draft.showSolution(solution)}
          onUndo={draft.undo}
          loadFailed={loadFailed}
        />
      </div>
      <Announcer locale={locale} running={isSlow} ended={ended} />
      {ended !== null && !isSlow && (
        <VerdictView
          exercise={meta.id}
          locale={locale}
          report={ended.report}
          text={ended.text}
          number={ended.number}
          onOwnSeed={ended.isForeign ? runWithOwnSeed : null}
        />
      )}
      {reference !== undefined && (
        <details
          class="exercise-reference"
          open={compared}
          onToggle={(event) => setCompared(event.currentTarget.open)}
        >
          <summary>{words.compare}</summary>
          {reference}
        </details>
      )}
      <HistoryList locale={locale} draft={draft} />
    </>
  );
  return <ExerciseFrame {...props} state={state} work={work} />;
}
