import type { ComponentChildren } from 'preact';
import { explain } from '#grader/messages/explain.ts';
import { rowsOf } from '#grader/verdict.ts';
import type { Locale } from '#i18n/locale.ts';
import { wordsOf } from './messages/index.ts';
import { ReproduceLink } from './ReproduceLink.tsx';
import type { EndedRun } from './useRun.ts';
import { ToneMark, toneOf } from './VerdictMark.tsx';

interface Props {
  readonly locale: Locale;
  readonly exercise: string;
  readonly ended: EndedRun;
  /** Goes to the first row that is to be mended; null where there is none. */
  readonly onMend: (() => void) | null;
  /** The details, where the sheet does not show them in its rows. */
  readonly children?: ComponentChildren;
}

/** How a sheet fared as a whole. */
export function SheetResult({ locale, exercise, ended, onMend, children }: Props) {
  const words = wordsOf[locale];
  const { verdict } = ended.report;
  const { headline, sentences } = explain(verdict, locale);
  const cells = rowsOf(verdict).flatMap((row) => Object.values(row.cells));
  // A sheet that is right as far as it goes is neither a yes nor a no.
  const isOpen = cells.length > 0 && cells.every((state) => state === 'right' || state === 'unanswered');
  const tone = verdict.kind === 'wrong' && isOpen ? 'unknown' : toneOf(verdict.kind);
  return (
    <section class="verdict" data-verdict={verdict.kind} data-tone={tone} aria-label={headline}>
      <h4 class="verdict-headline">
        <ToneMark tone={tone} /> {headline}
      </h4>
      <p>{sentences.join(locale === 'zh' ? '' : ' ')}</p>
      {children}
      <div class="verdict-actions">
        {onMend !== null && (
          <button type="button" class="widget-button" onClick={onMend}>
            {words.toMend}
          </button>
        )}
        <ReproduceLink exercise={exercise} locale={locale} verdict={verdict} text={ended.text} />
      </div>
    </section>
  );
}
