import { useEffect, useState } from 'preact/hooks';
import { explain, verdictWords } from '#grader/messages/explain.ts';
import { casesOf, counterexampleOf, type Report, type Verdict } from '#grader/verdict.ts';
import { formatAnswer, formatInput } from '#grader/wire/formatWire.ts';
import type { Locale } from '#i18n/locale.ts';
import { InlineCode } from './InlineCode.tsx';
import { wordsOf } from './messages/index.ts';
import { OrderCases } from './OrderCases.tsx';
import { ReproduceLink } from './ReproduceLink.tsx';
import { toneOf, VerdictMark } from './VerdictMark.tsx';

interface Props {
  readonly exercise: string;
  readonly locale: Locale;
  readonly report: Report;
  /** What was submitted, for the link that reproduces the run. */
  readonly text: string;
  /** Numbers the runs, so that a verdict after an equal one starts with its hint closed again. */
  readonly number: number;
  /** Runs the text with its own seed; null where this run had it. */
  readonly onOwnSeed: (() => void) | null;
}

/** A verdict in words: what happened, what was given, what each side says, which rule, and how to see it again. */
export function VerdictView({ exercise, locale, report, text, number, onOwnSeed }: Props) {
  const words = wordsOf[locale];
  const { labels } = verdictWords[locale];
  const { verdict, message, log } = report;
  const { headline, sentences } = explain(verdict, locale);
  const [hintShown, setHintShown] = useState(false);
  useEffect(() => setHintShown(false), [number]);
  const counterexample = counterexampleOf(verdict);
  const { rule, misconception } =
    report.words.type === 'comparison' ? report.words : { rule: null, misconception: null };

  return (
    <section
      class="verdict"
      data-verdict={verdict.kind}
      data-tone={toneOf(verdict.kind)}
      aria-label={headline}
    >
      <h4 class="verdict-headline">
        <VerdictMark kind={verdict.kind} /> {headline}
      </h4>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {onOwnSeed !== null && verdict.kind === 'passed' && <p>{words.foreignPass}</p>}
      {casesOf(verdict).length > 0 && <OrderCases locale={locale} report={report} />}
      <Facts verdict={verdict} locale={locale} />
      {rule !== null && (
        <p>
          <Label text={labels.rule} locale={locale} />
          <InlineCode text={rule[locale]} />
        </p>
      )}
      {misconception !== null && (
        <p>
          <Label text={labels.likely} locale={locale} />
          <InlineCode text={misconception.belief[locale]} />
        </p>
      )}
      {message !== null && message !== '' && (
        <p>
          <Label text={words.message} locale={locale} />
          <code>{message}</code>
        </p>
      )}
      {log.length > 0 && (
        <details>
          <summary>{words.log}</summary>
          <pre class="verdict-log">{log.join('\n')}</pre>
        </details>
      )}
      <div class="verdict-actions">
        {onOwnSeed !== null && (
          <button type="button" class="widget-button" onClick={onOwnSeed}>
            {words.ownSeed}
          </button>
        )}
        {misconception !== null && !hintShown && (
          <button type="button" class="widget-button" onClick={() => setHintShown(true)}>
            {words.hint}
          </button>
        )}
        <span class="verdict-meta">
          {labels.seed} {verdict.seed}
          {counterexample !== null &&
            (counterexample.case === null
              ? ` · ${labels.steps(counterexample.shrinkSteps)}`
              : ` · ${labels.namedCase}: ${counterexample.case}`)}
        </span>
        <ReproduceLink exercise={exercise} locale={locale} verdict={verdict} text={text} />
      </div>
      {hintShown && misconception !== null && (
        <p class="verdict-hint" role="status">
          <Label text={labels.hint} locale={locale} />
          <InlineCode text={misconception.hint[locale]} />
        </p>
      )}
    </section>
  );
}

/** What follows, named in bold. */
function Label({ text, locale }: { readonly text: string; readonly locale: Locale }) {
  return <b>{locale === 'zh' ? `${text}：` : `${text}: `}</b>;
}

/** The values that a verdict is about, side by side where there is room. */
function Facts({ verdict, locale }: { readonly verdict: Verdict; readonly locale: Locale }) {
  const { labels } = verdictWords[locale];
  const facts: (readonly [label: string, values: readonly string[]])[] = [];
  const counterexample = counterexampleOf(verdict);
  if (counterexample !== null) {
    const { input, expected, received } = counterexample;
    facts.push([labels.given, formatInput(input, 26)]);
    facts.push(
      [labels.expected, [formatAnswer(expected, 26)]],
      [labels.received, [formatAnswer(received, 26)]],
    );
  } else if (verdict.kind === 'unstable') {
    facts.push([labels.given, formatInput(verdict.input, 26)]);
    facts.push(
      [labels.first, [formatAnswer(verdict.answers[0], 26)]],
      [labels.second, [formatAnswer(verdict.answers[1], 26)]],
    );
  } else if (verdict.kind === 'not-cloneable' || verdict.kind === 'changed-input') {
    facts.push(
      [labels.given, formatInput(verdict.input, 26)],
      [labels.expected, [formatAnswer(verdict.expected, 26)]],
    );
  } else if (verdict.kind === 'timeout' && verdict.input !== null) {
    facts.push([labels.given, formatInput(verdict.input, 26)]);
  }
  if (facts.length === 0) return null;
  return (
    <dl class="verdict-facts">
      {facts.map(([label, values]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {values.map((value, index) => (
              <pre key={`${index}:${value}`}>{value}</pre>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
