import { verdictWords } from '#grader/messages/explain.ts';
import type { Report } from '#grader/verdict.ts';
import type { Locale } from '#i18n/locale.ts';
import { CellMark } from './CellMark.tsx';
import { InlineCode } from './InlineCode.tsx';

interface Props {
  readonly locale: Locale;
  readonly report: Report;
}

/** What became of each case in the order that was judged. */
export function OrderCases({ locale, report: { verdict, words } }: Props) {
  const { caseStates } = verdictWords[locale].labels;
  const cases = verdict.kind === 'passed' || verdict.kind === 'wrong' ? (verdict.cases ?? []) : [];
  return (
    <ul class="order-cases">
      {cases.map(({ id, right }) => (
        <li key={id}>
          <CellMark state={right ? 'right' : 'wrong'} text={caseStates[right ? 'right' : 'wrong']} />
          <b>
            <InlineCode text={words.cases?.[id]?.words[locale] ?? id} />
          </b>
          <span>
            <InlineCode text={words.cases?.[id]?.shows[locale] ?? ''} />
          </span>
        </li>
      ))}
    </ul>
  );
}
