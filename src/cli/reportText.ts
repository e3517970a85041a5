import type { Exercise } from '#exercises/contract.ts';
import { explain, verdictWords } from '#grader/messages/explain.ts';
import { counterexampleOf, type Report } from '#grader/verdict.ts';
import { formatAnswer, formatInput } from '#grader/wire/formatWire.ts';
import { sheetText } from './sheetText.ts';

/** A report for a terminal: the verdict in words, the counterexample, and what helps to find the cause. */
export function reportText(report: Report, exercise: Exercise): string {
  const { verdict, words, message, log } = report;
  const { headline, sentences } = explain(verdict, 'en');
  const { labels } = verdictWords.en;
  const lines = [headline, ...sentences];
  const add = (label: string, text: string | null | undefined): void => {
    if (text != null && text !== '') lines.push(`${label}: ${text}`);
  };
  const counterexample = counterexampleOf(verdict);
  if (counterexample !== null) {
    add(labels.given, formatInput(counterexample.input, 100).join(', '));
    add(labels.expected, formatAnswer(counterexample.expected, 100));
    add(labels.received, formatAnswer(counterexample.received, 100));
  } else if ('input' in verdict)
    add(labels.given, verdict.input === null ? null : formatInput(verdict.input, 100).join(', '));
  lines.push(...sheetText(report, exercise));
  if (words.type === 'comparison') {
    add(labels.rule, words.rule?.en);
    add(labels.likely, words.misconception?.belief.en);
    add(labels.hint, words.misconception?.hint.en);
  }
  add(labels.message, message);
  if (log.length > 0) add(labels.log, `\n${log.map((line) => `  ${line}`).join('\n')}`);
  lines.push(
    `${verdict.exercise} revision ${verdict.revision}, seed ${verdict.seed}, ${verdict.inputsRun} inputs`,
  );
  return lines.join('\n');
}
