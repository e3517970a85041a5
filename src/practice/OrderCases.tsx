import { verdictWords } from '#grader/messages/explain.ts';
import { casesOf, type Report } from '#grader/verdict.ts';
import type { Locale } from '#i18n/locale.ts';
import { CellMark } from './CellMark.tsx';
import { InlineCode } from './InlineCode.tsx';

interface Props {
  readonly locale: Locale;
  readonly report: Report;
}

/** The outcome of each case of a catalogue or an order that was graded. */
export function OrderCases({ locale, report: { verdict, words } }: Props) {
  const { caseStates } = verdictWords[locale].labels;
  const told = words.type === 'cases' ? words.cases : {};
  return (
    <ul class="order-cases">
      {casesOf(verdict).map(({ id, right }) => (
        <li key={id}>
          <CellMark state={right ? 'right' : 'wrong'} text={caseStates[right ? 'right' : 'wrong']} />
          <b>
            <InlineCode text={told[id]?.words[locale] ?? id} />
          </b>
          <span>
            <InlineCode text={told[id]?.shows[locale] ?? ''} />
          </span>
        </li>
      ))}
    </ul>
  );
}
