import { rowsOf, type Verdict } from '#grader/verdict.ts';
import type { Locale } from '#i18n/locale.ts';
import { wordsOf } from './messages/index.ts';
import { ReproduceLink } from './ReproduceLink.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { toneOf, VerdictMark } from './VerdictMark.tsx';

interface Props {
  readonly locale: Locale;
  readonly exercise: string;
  readonly verdict: Verdict;
  /** The sheet of predictions. */
  readonly text: string;
  /** Whether the round came with a link. */
  readonly isForeign: boolean;
  readonly onNew: () => void;
}

/** How a round of predictions ended. */
export function RoundResult({ locale, exercise, verdict, text, isForeign, onNew }: Props) {
  const words = wordsOf[locale];
  const headline = useFocusOnArrival<HTMLHeadingElement>(true);
  const rows = rowsOf(verdict);
  const right = rows.filter((row) => row.right).length;
  return (
    <section class="verdict" data-verdict={verdict.kind} data-tone={toneOf(verdict.kind)}>
      <h4 class="verdict-headline" tabIndex={-1} ref={headline}>
        <VerdictMark kind={verdict.kind} /> {words.roundResult(right, rows.length)}
      </h4>
      {isForeign && verdict.kind === 'passed' && <p>{words.foreignRound}</p>}
      <div class="verdict-actions">
        <button type="button" class="widget-button primary" onClick={onNew}>
          {words.newRound}
        </button>
        <span class="verdict-meta">
          {words.seed} {verdict.seed}
        </span>
        <ReproduceLink exercise={exercise} locale={locale} verdict={verdict} text={text} />
      </div>
    </section>
  );
}
