import type { Question } from '#exercises/contract.ts';
import { answerWords } from '#grader/messages/answerWords.ts';
import { verdictWords } from '#grader/messages/explain.ts';
import type { SheetRow } from '#grader/verdict.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import { CellMark } from './CellMark.tsx';
import { InlineCode } from './InlineCode.tsx';
import { wordsOf } from './messages/index.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface Props {
  readonly locale: Locale;
  readonly row: SheetRow;
  readonly questions: readonly Question[];
  /** Introduces the answers. */
  readonly says: string;
  readonly why: LocalizedText | undefined;
  readonly onNext: () => void;
  readonly next: string;
}

/** What the rule says to a situation, question by question, beside what was predicted. */
export function PredictAnswers({ locale, row, questions, says, why, onNext, next }: Props) {
  const words = wordsOf[locale];
  const { labels } = verdictWords[locale];
  // The button that was pressed is gone by now, and the focus with it.
  const headline = useFocusOnArrival<HTMLHeadingElement>(true);
  const fared = (question: Question): string => {
    const said = row.predicted?.[question.id];
    if (row.cells[question.id] === 'right' || said === undefined) return labels.cellStates.right;
    return words.youSaid(answerWords(question, said, locale));
  };
  return (
    <section class="verdict" data-tone={row.right ? 'allowed' : 'refused'}>
      <div role="status">
        <h4 class="verdict-headline" tabIndex={-1} ref={headline}>
          <VerdictMark kind={row.right ? 'passed' : 'wrong'} /> {row.right ? words.right : words.notRight}
        </h4>
        <p>{says}</p>
        <dl class="verdict-facts">
          {questions.map((question) => (
            <div key={question.id}>
              <dt>
                <InlineCode text={question.ask[locale]} />
              </dt>
              <dd>
                <b>
                  <InlineCode text={answerWords(question, row.answer[question.id] ?? '', locale)} />
                </b>
                <CellMark state={row.cells[question.id] ?? 'unanswered'} text={fared(question)} />
              </dd>
            </div>
          ))}
        </dl>
        {why !== undefined && (
          <p>
            <InlineCode text={why[locale]} />
          </p>
        )}
      </div>
      <div class="verdict-actions">
        <button type="button" class="widget-button primary" onClick={onNext}>
          {next}
        </button>
      </div>
    </section>
  );
}
