import { useMemo } from 'preact/hooks';
import type { Question, Scene } from '#exercises/contract.ts';
import { rowsOf, type SheetRow } from '#grader/verdict.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import { useDraft } from '#store';
import { Announcer } from './Announcer.tsx';
import { DecideRow } from './DecideRow.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { readDecisions, sameDecision, withDecision, writeDecisions } from './decideDraft.ts';
import { ExerciseFrame } from './ExerciseFrame.tsx';
import type { ExerciseProps } from './exerciseProps.ts';
import { HistoryList } from './HistoryList.tsx';
import { InlineCode } from './InlineCode.tsx';
import { wordsOf } from './messages/index.ts';
import { runRecord } from './runRecord.ts';
import { SheetBar } from './SheetBar.tsx';
import { SheetResult } from './SheetResult.tsx';
import { standBeside } from './standBeside.ts';
import { useRun } from './useRun.ts';
import { useSharedRun } from './useSharedRun.ts';
import { whyOf } from './whyOf.ts';

interface Props extends ExerciseProps {
  readonly items: readonly { readonly id: string; readonly scene: Scene }[];
  readonly questions: readonly Question[];
  readonly itemWord: LocalizedText | null;
}

/** An exercise in which each of a list of items is decided on, on one sheet that can be mended and checked again. */
export function DecideExercise(props: Props) {
  const { meta, locale, sandbox, items, questions, itemWord } = props;
  const words = wordsOf[locale];
  const draft = useDraft(meta.id, meta.revision, '', 'sheet');
  const { state, ended, running, isSlow, loadFailed, prepare, run } = useRun(meta, sandbox);
  const shared = useSharedRun(meta);
  const answers = useMemo(() => readDecisions(draft.text), [draft.text]);
  const gradedAnswers = useMemo(() => readDecisions(ended?.text ?? ''), [ended?.text]);
  const word = itemWord?.[locale] ?? words.itemWord;
  const rowId = (item: string): string => `${meta.id}-${item}`;
  const rows = ended === null ? [] : rowsOf(ended.report.verdict);
  const why = ended === null ? {} : whyOf(ended.report);

  /** The verdict on an item, for as long as its answers are those that were graded. */
  const gradedRow = (item: string): SheetRow | null => {
    const row = rows.find((one) => one.item === item);
    return row !== undefined && sameDecision(answers, gradedAnswers, item) ? row : null;
  };

  const check = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (running) return;
    const text = writeDecisions(answers);
    const report = await run(text);
    draft.endRun(report && runRecord(text, report.verdict, false));
  };

  const toMend = items.find(({ id }) => gradedRow(id)?.right === false)?.id;
  const mend = (): void => {
    if (toMend === undefined) return;
    document.getElementById(rowId(toMend))?.querySelector<HTMLElement>('select, input')?.focus();
  };

  const work = (
    <>
      <DraftNotices
        meta={meta}
        locale={locale}
        draft={draft}
        shared={shared}
        onOpenShared={(text) => draft.openShared(writeDecisions(readDecisions(text)))}
      />
      <form
        class="decide"
        data-beside={standBeside(questions, locale) ? questions.length : undefined}
        onSubmit={check}
        onFocusIn={() => prepare()}
        onPointerEnter={() => prepare()}
      >
        {/* Each field has its label; where the rows are a grid, it is shown once, above its column. */}
        <div class="decide-head decide-cells" aria-hidden="true">
          <span>{word}</span>
          {questions.map((question) => (
            <span key={question.id}>
              <InlineCode text={question.ask[locale]} />
            </span>
          ))}
        </div>
        <ol class="decide-rows">
          {items.map(({ id, scene }, index) => (
            <DecideRow
              key={id}
              id={rowId(id)}
              locale={locale}
              title={`${word} ${index + 1}`}
              scene={scene}
              questions={questions}
              answers={answers[id] ?? {}}
              graded={gradedRow(id)}
              why={why[id]}
              onAnswer={(question, answer) =>
                draft.setText(writeDecisions(withDecision(answers, id, question, answer)))
              }
            />
          ))}
        </ol>
        <SheetBar locale={locale} draft={draft} running={running} loadFailed={loadFailed} />
      </form>
      <Announcer locale={locale} running={isSlow} ended={ended} />
      {ended !== null && (
        <SheetResult
          locale={locale}
          exercise={meta.id}
          ended={ended}
          onMend={toMend === undefined ? null : mend}
        />
      )}
      <HistoryList locale={locale} draft={draft} />
    </>
  );
  return <ExerciseFrame {...props} state={state} work={work} />;
}
