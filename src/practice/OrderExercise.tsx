import type { LocalizedText } from '#i18n/localizedText.ts';
import { useDraft } from '#store';
import { useLiveRegion } from '#ui/useLiveRegion.ts';
import './sheet.css';
import { Announcer } from './Announcer.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { ExerciseFrame } from './ExerciseFrame.tsx';
import type { ExerciseProps } from './exerciseProps.ts';
import { HistoryList } from './HistoryList.tsx';
import { OrderCases } from './OrderCases.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { readSteps, writeSteps } from './orderDraft.ts';
import { runRecord } from './runRecord.ts';
import { SheetBar } from './SheetBar.tsx';
import { SheetResult } from './SheetResult.tsx';
import { useRun } from './useRun.ts';
import { useSharedRun } from './useSharedRun.ts';

interface Props extends ExerciseProps {
  readonly steps: readonly { readonly id: string; readonly words: LocalizedText }[];
  readonly start: readonly string[];
}

/** An exercise in which steps are put in order, graded by what they do in that order. */
export function OrderExercise(props: Props) {
  const { meta, locale, sandbox, steps, start } = props;
  const draft = useDraft(meta.id, meta.revision, writeSteps(start), 'sheet');
  const { state, ended, running, isSlow, loadFailed, prepare, run } = useRun(meta, sandbox);
  const shared = useSharedRun(meta);
  const [said, announce] = useLiveRegion();
  const order = readSteps(draft.text, start);
  const text = writeSteps(order);
  /** A verdict tells of the order that it graded, and of no other. */
  const graded = ended?.text === text ? ended : null;

  const check = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (running) return;
    const report = await run(text);
    if (report !== null) draft.endRun(runRecord(text, report.verdict, false));
  };

  const work = (
    <>
      <DraftNotices
        meta={meta}
        locale={locale}
        draft={draft}
        shared={shared}
        onOpenShared={(theirs) => draft.openShared(writeSteps(readSteps(theirs, start)))}
      />
      <form class="sheet" onSubmit={check} onFocusIn={() => prepare()} onPointerEnter={() => prepare()}>
        <OrderSteps
          locale={locale}
          steps={steps.map(({ id, words }) => ({ id, text: words[locale] }))}
          order={order}
          onOrder={(next) => draft.setText(writeSteps(next))}
          announce={announce}
        />
        <SheetBar locale={locale} draft={draft} running={running} loadFailed={loadFailed} />
      </form>
      <p class="visually-hidden" role="status">
        {said}
      </p>
      <Announcer locale={locale} running={isSlow} ended={ended} />
      {graded !== null && (
        <SheetResult locale={locale} exercise={meta.id} ended={graded} onMend={null}>
          <OrderCases locale={locale} report={graded.report} />
        </SheetResult>
      )}
      <HistoryList locale={locale} draft={draft} />
    </>
  );
  return <ExerciseFrame {...props} state={state} work={work} />;
}
