import type { Question } from '#exercises/contract.ts';
import type { SheetRow } from '#grader/verdict.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { VerdictMark } from './VerdictMark.tsx';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly locale: 'en' | 'zh';
  readonly row: SheetRow;
  readonly questions: readonly Question[];
  readonly says: string;
  readonly onNext: () => void;
  readonly next: string;
}

/** What the rule says to a situation, beside what was predicted. */
export function PredictAnswers({ locale, row, questions, says, onNext, next }: Props) {
  const words = wordsOf[locale];
  // The button that was pressed is gone by now, and the focus with it.
  const headline = useFocusOnArrival<HTMLHeadingElement>(true);
  const inWords = (answer: Readonly<Record<string, string>>): string =>
    questions
      .map((question) => {
        const said = answer[question.id];
        return 'choices' in question
          ? (question.choices.find((choice) => choice.id === said)?.words[locale] ?? '')
          : `${said} ${question.integer.unit[locale]}`;
      })
      .join(' · ');
  return (
    <section class="verdict" data-tone={row.right ? 'allowed' : 'refused'}>
      <div role="status">
        <h4 class="verdict-headline" tabIndex={-1} ref={headline}>
          <VerdictMark kind={row.right ? 'passed' : 'wrong'} /> {row.right ? words.right : words.notRight}
        </h4>
        <p>
          {says} <b>{inWords(row.answer)}</b>
        </p>
        {!row.right && row.predicted !== null && (
          <p>
            {words.youSaid} {inWords(row.predicted)}
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
