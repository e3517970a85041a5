import { useMemo, useState } from 'preact/hooks';
import { CodeField } from '#editor';
import { problemOf } from '#grader/messages/explain.ts';
import type { HuntInput, ReportWords } from '#grader/verdict.ts';
import { formatAnswer, formatInput } from '#grader/wire/formatWire.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import { useDraft, usePreference } from '#store';
import { Announcer } from './Announcer.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { ExerciseFrame } from './ExerciseFrame.tsx';
import type { ExerciseProps } from './exerciseProps.ts';
import { HistoryList } from './HistoryList.tsx';
import { HuntBoard } from './HuntBoard.tsx';
import { enoughOf, isJson, readTexts, writeTexts } from './huntDraft.ts';
import { wordsOf } from './messages/index.ts';
import { ReproduceLink } from './ReproduceLink.tsx';
import { huntOf, useHuntBoard } from './useHuntBoard.ts';
import { useRun } from './useRun.ts';
import { useSharedRun } from './useSharedRun.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface Props extends ExerciseProps {
  /** The names of the broken implementations, as the learner sees them. */
  readonly letters: readonly string[];
  /** The input that stands in the field at first. */
  readonly starter: string;
  /** The name of that field, where the exercise has its own. */
  readonly inputLabel: LocalizedText | null;
}

/** An exercise in which inputs are given until every broken implementation is exposed. */
export function HuntExercise(props: Props) {
  const { meta, locale, sandbox, letters, starter, inputLabel } = props;
  const words = wordsOf[locale];
  const list = useDraft(meta.id, meta.revision, '[]', 'inputs');
  const field = useDraft(meta.id, meta.revision, starter, 'field');
  const { state, ended, running, isSlow, loadFailed, prepare, run } = useRun(meta, sandbox);
  const [mode, setMode] = usePreference('editorMode', 'editor');
  const shared = useSharedRun(meta);
  const [problem, setProblem] = useState('');
  const texts = useMemo(() => readTexts(list.text), [list.text]);
  const { board, wake, note } = useHuntBoard(list, run, running, ended, (wanted) => {
    setProblem(words.unreadable(wanted[locale]));
    list.setText(writeTexts(texts.slice(0, -1)));
  });

  const add = async (text: string): Promise<void> => {
    const input = text.trim();
    if (running) return;
    // A button can be pressed without pointer or focus, by a program or a voice; what it adds is judged all the same.
    begin();
    if (texts.includes(input)) return setProblem(words.duplicate);
    if (!isJson(input)) {
      // The grader's parser says where; the engine's own words differ from one browser to the next.
      const found = (await run(input === '' ? ' ' : input))?.verdict;
      if (found?.kind === 'compile-error')
        setProblem(words.badInput(found.line, found.column, problemOf(found, locale)));
      return;
    }
    setProblem('');
    note();
    list.setText(writeTexts([...texts, input]));
  };

  const remove = (index: number): void => list.setText(writeTexts(texts.filter((_, at) => at !== index)));
  const begin = (): void => {
    prepare();
    wake();
  };
  const hunt = huntOf(board?.report.verdict);

  const work = (
    <>
      <DraftNotices
        meta={meta}
        locale={locale}
        draft={{
          ...list,
          offered: list.offered ?? field.offered,
          adopt: () => {
            list.adopt();
            field.adopt();
          },
          leaveOffered: () => {
            list.leaveOffered();
            field.leaveOffered();
          },
        }}
        shared={shared}
        onOpenShared={(text) => list.openShared(writeTexts(readTexts(text)))}
      />
      <div onFocusIn={begin} onPointerEnter={begin}>
        <HuntBoard locale={locale} letters={letters} hunt={hunt} faults={faultsOf(board?.report.words)} />
        <CodeField
          id={`field-${meta.id}`}
          value={field.text}
          onChange={field.setText}
          onRun={(text) => void add(text)}
          language="json"
          label={inputLabel?.[locale] ?? words.input}
          mode={mode}
          onModeChange={setMode}
          lines={3}
          locale={locale}
        />
        <div class="run-bar">
          <button
            type="button"
            class="widget-button primary"
            aria-disabled={running}
            onClick={() => void add(field.text)}
            data-run
          >
            {words.tryInput}
          </button>
          {loadFailed && <span role="alert">{words.loadFailed}</span>}
        </div>
      </div>
      <p class="hunt-problem" role="status">
        {problem}
      </p>
      <Announcer locale={locale} running={isSlow} ended={ended} />
      {texts.length > 0 && (
        <>
          <h4>{words.tried}</h4>
          <ol class="hunt-inputs">
            {texts.map((text, index) => (
              <li key={text}>
                <code>{text}</code>
                <Exposure input={hunt?.inputs[index]} locale={locale} />
                <button
                  type="button"
                  class="link-button"
                  aria-label={words.remove(index + 1)}
                  onClick={() => remove(index)}
                >
                  ×
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {board !== null && hunt !== null && 'used' in hunt && (
        <section class="verdict" data-verdict="passed" data-tone="allowed">
          <h4 class="verdict-headline">
            <VerdictMark kind="passed" /> {words.huntProgress(letters.length, letters.length)}
          </h4>
          <p>{words.used(hunt.used, hunt.best)}</p>
          <div class="verdict-actions">
            <ReproduceLink
              exercise={meta.id}
              locale={locale}
              verdict={board.report.verdict}
              text={writeTexts(texts)}
            />
          </div>
        </section>
      )}
      <HistoryList locale={locale} draft={list} />
    </>
  );
  return <ExerciseFrame {...props} state={state} work={work} />;
}

/** What is wrong with the implementations that are exposed, by their letters. */
function faultsOf(words: ReportWords | undefined): Readonly<Record<string, LocalizedText>> {
  return words?.type === 'hunt' ? words.faults : {};
}

/** What one input exposed, beside what the reference answers, and which part of it was enough. */
function Exposure({ input, locale }: { readonly input: HuntInput | undefined; readonly locale: Locale }) {
  const words = wordsOf[locale];
  if (input === undefined) return <span />;
  return (
    <span class="hunt-exposes">
      <code>{formatAnswer(input.expected, 60)}</code> {words.exposes}{' '}
      <b>{input.exposes.length === 0 ? words.nothing : input.exposes.join(', ')}</b>
      {enoughOf(input).map(({ letters, part }) => (
        <span class="hunt-enough" key={part}>
          {words.enough(letters.join(', '))}
          <code>{formatInput(part, 60).join(', ')}</code>
        </span>
      ))}
    </span>
  );
}
