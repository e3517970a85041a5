import type { Locale } from '#i18n/locale.ts';
import type { CompileProblem } from '../compileError.ts';
import type { GradedCase, SheetRow, Verdict } from '../verdict.ts';
import * as en from './en.ts';
import * as zh from './zh.ts';

/** The grader's words in each language. */
export const verdictWords = { en, zh } as const;

/** A verdict in words: what happened, what it means, and the finer sentence where there is one. */
export interface Explained {
  readonly headline: string;
  readonly sentences: readonly string[];
}

/** Puts a verdict into words. The same verdict has the same words, so that a repeated run says the same again. */
export function explain(verdict: Verdict, locale: Locale): Explained {
  const { headlines, explanations, details } = verdictWords[locale];
  if (verdict.kind === 'passed' || verdict.kind === 'wrong') return explainEvidence(verdict, locale);
  const finer = finerKey(verdict);
  const facts =
    verdict.kind === 'compile-error' ? { ...verdict, problem: problemOf(verdict, locale) } : verdict;
  const sentences = [fill(explanations[verdict.kind], facts)];
  if (finer !== null) sentences.push(details[finer]);
  return { headline: headlines[verdict.kind], sentences };
}

/** The words for what a verdict `passed` or `wrong` rests on. */
function explainEvidence(verdict: Extract<Verdict, { kind: 'passed' | 'wrong' }>, locale: Locale): Explained {
  const { headlines, explanations, details } = verdictWords[locale];
  const { kind, evidence } = verdict;
  switch (evidence.type) {
    case 'comparison':
      return {
        headline: headlines[kind],
        sentences: [fill(explanations[kind], { ...verdict, ...evidence })],
      };
    case 'hunt':
      return kind === 'wrong'
        ? { headline: details.hunt, sentences: [] }
        : { headline: headlines.passed, sentences: [fill(explanations.passed, verdict)] };
    case 'sheet':
      return explainSheet(kind, evidence.rows, locale);
    case 'cases':
      return explainCases(kind, evidence.cases, locale);
  }
}

function explainSheet(kind: 'passed' | 'wrong', rows: readonly SheetRow[], locale: Locale): Explained {
  const { headlines, details } = verdictWords[locale];
  if (kind === 'passed') return { headline: headlines.passed, sentences: [details.sheetPassed] };
  const states = rows.map(({ cells }) => Object.values(cells));
  const facts = {
    all: rows.length,
    right: rows.filter(({ right }) => right).length,
    left: states.filter((cells) => cells.includes('unanswered')).length,
  };
  const isWrong = states.flat().some((state) => state === 'wrong' || state === 'unreadable');
  return {
    headline: isWrong ? details.sheetWrong : details.sheetOpen,
    sentences: [
      fill(details.sheetCounts, facts),
      ...(facts.left > 0 ? [fill(details.sheetLeft, facts)] : []),
    ],
  };
}

function explainCases(kind: 'passed' | 'wrong', cases: readonly GradedCase[], locale: Locale): Explained {
  const { headlines, details } = verdictWords[locale];
  if (kind === 'passed') return { headline: headlines.passed, sentences: [details.orderPassed] };
  const facts = { all: cases.length, right: cases.filter(({ right }) => right).length };
  return { headline: details.orderWrong, sentences: [fill(details.orderCounts, facts)] };
}

/** What is wrong at the place that a compile error names, in words. */
export function problemOf(problem: CompileProblem, locale: Locale): string {
  return verdictWords[locale].compileProblem(problem);
}

function finerKey(verdict: Verdict): keyof typeof en.details | null {
  switch (verdict.kind) {
    case 'threw':
      return verdict.when === 'load' ? 'threwLoad' : verdict.when === 'later' ? 'threwLater' : null;
    case 'timeout':
      return verdict.when === 'load' ? 'timeoutLoad' : verdict.input === null ? 'timeoutAll' : null;
    case 'no-export':
      return verdict.found === 'not-a-function' ? 'notAFunction' : null;
    default:
      return null;
  }
}

function fill(sentence: string, facts: object): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? String((facts as Record<string, unknown>)[name]) : whole,
  );
}
