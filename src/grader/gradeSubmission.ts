import { CORE_VERSION } from '#core';
import type { Exercise } from '#exercises/contract.ts';
import { gradeCases } from './cases/gradeCases.ts';
import { type GradingRun, gradeComparison } from './compare/gradeComparison.ts';
import { isOverflow, tooDeepAsAWhole } from './compile/nesting.ts';
import { type Grading, gradingOf } from './grading.ts';
import { gradeHunt } from './hunt/gradeHunt.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { type ParsedSubmission, parseSubmission } from './parse/parseSubmission.ts';
import { gradeDecisions, gradePredictions } from './questions/gradeSheet.ts';
import { type RealmHost, UnsupportedHost } from './realm.ts';
import { realmKinds } from './realmKinds.ts';
import { seedOf } from './seed.ts';
import type { Finding, Report } from './verdict.ts';

/** A submission to grade. */
export interface Submission {
  readonly exercise: Exercise;
  /** What the learner wrote: a program, a JSON Schema, or a list of inputs or a sheet of answers as JSON. */
  readonly text: string;
  /**
   * Where it is not given, the seed that the submission names (a sheet of predictions names its round), else one that
   * is computed from the submission's text.
   */
  readonly seed?: number;
}

/**
 * Grades a submission. Whatever the submission does, this ends with a verdict; what goes wrong on our own side is one
 * too (`grader-fault`), and never counts against the learner.
 *
 * @param host opens the realms for programs and schemas; no other kind of exercise opens one
 */
export async function gradeSubmission(
  { exercise, text, seed: given }: Submission,
  host: RealmHost,
  limits: Limits = defaultLimits,
): Promise<Report> {
  let seed = given ?? seedOf(exercise.id, exercise.revision, text);
  let grading: Grading;
  try {
    const parsed = parseSubmission(exercise, text);
    seed = given ?? parsed.seed ?? seed;
    grading = parsed.ok
      ? await gradeParsed(parsed.submission, { seed, host, limits })
      : gradingOf({ kind: 'compile-error', ...parsed.error });
  } catch (error) {
    grading = gradingOf(findingOf(error, exercise));
  }
  const { finding, inputsRun, words, message, log } = grading;
  const facts = { exercise: exercise.id, revision: exercise.revision, seed, inputsRun, core: CORE_VERSION };
  return { verdict: { ...facts, ...finding }, words, message, log };
}

/** The finding for an error that grading ended with. */
function findingOf(error: unknown, { kind }: Exercise): Finding {
  // Where the grader itself runs the learner's data, these errors come from how much work the data ask for.
  if (realmKinds[kind] === null && isOverflow(error)) return { kind: 'compile-error', ...tooDeepAsAWhole() };
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: error instanceof UnsupportedHost ? 'unsupported' : 'grader-fault', detail };
}

/** Grades a submission that could be read, as its kind asks. */
async function gradeParsed(submission: ParsedSubmission, run: GradingRun): Promise<Grading> {
  switch (submission.kind) {
    case 'program':
      return gradeProgram(submission, run);
    case 'schema':
      return gradeSchema(submission, run);
    case 'catalog':
      return gradeCases(submission.exercise.outcomes(submission.catalog));
    case 'hunt':
      return gradeHunt(submission.exercise, submission.inputs);
    case 'predict':
      return gradePredictions(submission.exercise, submission.answers, run.seed);
    case 'decide':
      return gradeDecisions(submission.exercise, submission.answers);
    case 'order':
      return gradeCases(await submission.exercise.outcomes(submission.order));
  }
}

/** Grades a schema. One that is wrong and has a keyword that nobody knows is told of the keyword: it may be misspelt. */
async function gradeSchema(
  { exercise, text, doubt, literals }: Extract<ParsedSubmission, { kind: 'schema' }>,
  run: GradingRun,
): Promise<Grading> {
  const grading = await gradeComparison(exercise, { kind: 'schema', text, literals }, run);
  const isWrong = grading.finding.kind === 'wrong' && doubt !== null;
  return isWrong ? gradingOf({ kind: 'compile-error', ...doubt }) : grading;
}

async function gradeProgram(
  { exercise, code, exports, literals }: Extract<ParsedSubmission, { kind: 'program' }>,
  run: GradingRun,
): Promise<Grading> {
  const { exportName } = exercise;
  return exports.includes(exportName)
    ? gradeComparison(exercise, { kind: 'program', code, exportName, literals }, run)
    : gradingOf({ kind: 'no-export', name: exportName, found: 'nothing' });
}
