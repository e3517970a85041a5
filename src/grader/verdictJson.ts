import { answerText } from './answer.ts';
import { type CompileProblem, schemaFact } from './compileError.ts';
import type { Counterexample, HuntInput, PassedEvidence, SheetRow, WrongEvidence } from './evidence.ts';
import { submissionShapes } from './messages/en.ts';
import type { Finding, Verdict } from './verdict.ts';

/**
 * A verdict as JSON text in its published form, which `npm run grade --json` prints and other programs read. The form is
 * flat: evidence stands in members of its own (`counterexample`, `hunt`, `rows`, `cases`), an answer and the facts of a
 * compile error are one text each. Same verdict, same bytes; no code of this project reads it back.
 */
export function verdictJson({ exercise, revision, seed, inputsRun, core, ...finding }: Verdict): string {
  return JSON.stringify({ exercise, revision, seed, inputsRun, core, ...publishedFinding(finding) });
}

function publishedFinding(finding: Finding): object {
  const { kind } = finding;
  switch (kind) {
    case 'passed':
      return { kind, ...publishedPass(finding.evidence) };
    case 'wrong':
      return { kind, ...publishedFailure(finding.evidence) };
    case 'threw': {
      const { when, error, counterexample, misconception } = finding;
      const published = counterexample && publishedCounterexample(counterexample);
      return { kind, when, error, counterexample: published, misconception };
    }
    case 'compile-error': {
      const { code, line, column } = finding;
      return { kind, code, line, column, detail: detailOf(finding) };
    }
    case 'not-cloneable': {
      const { what, input, expected } = finding;
      return { kind, what, input, expected: answerText(expected) };
    }
    case 'changed-input':
      return { kind, input: finding.input, expected: answerText(finding.expected) };
    case 'unstable':
      return { kind, input: finding.input, answers: finding.answers.map(answerText) };
    default:
      return finding;
  }
}

function publishedPass(evidence: PassedEvidence): object {
  switch (evidence.type) {
    case 'comparison':
      return {};
    case 'hunt': {
      const { used, best, inputs } = evidence;
      return { hunt: { used, best, inputs: inputs.map(publishedInput) } };
    }
    case 'sheet':
      return { rows: evidence.rows.map(publishedRow) };
    case 'cases':
      return { cases: evidence.cases };
  }
}

function publishedFailure(evidence: WrongEvidence): object {
  switch (evidence.type) {
    case 'comparison': {
      const { counterexample, differing, misconception } = evidence;
      return { counterexample: publishedCounterexample(counterexample), differing, misconception };
    }
    case 'hunt': {
      const { inputs, unexposed, best } = evidence;
      return { hunt: { inputs: inputs.map(publishedInput), unexposed, best } };
    }
    case 'sheet':
      return { rows: evidence.rows.map(publishedRow) };
    case 'cases':
      return { cases: evidence.cases };
  }
}

function publishedCounterexample({ input, expected, received, ...facts }: Counterexample): object {
  return { input, expected: answerText(expected), received: answerText(received), ...facts };
}

function publishedInput({ input, expected, exposes, enough }: HuntInput): object {
  const published = { input, expected: answerText(expected), exposes };
  return Object.keys(enough).length === 0 ? published : { ...published, enough };
}

function publishedRow({ item, ...row }: SheetRow): object {
  return item === null ? row : { item, ...row };
}

/** The facts of a compile error as one text, in the form in which the first published verdicts had them. */
function detailOf(problem: CompileProblem): string {
  switch (problem.code) {
    case 'syntax':
      return problem.message;
    case 'import':
      return 'import';
    case 'too-deep':
      return 'too-deep';
    case 'too-long':
      return `${problem.length} > ${problem.limit}`;
    case 'json':
      return problem.found;
    case 'schema':
      return `${problem.problem.code} ${schemaFact(problem.problem)}`.trim();
    case 'submission':
      return submissionShapes(problem.expected);
  }
}
