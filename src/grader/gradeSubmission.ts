import { CORE_VERSION } from '#core/index.ts';
import type { Exercise, ImplementExercise, SchemaExercise } from '#exercises/contract.ts';
import { type Compared, gradeComparison, type OpenSubmission } from './compare/gradeComparison.ts';
import { checkSchemaText } from './compile/checkSchemaText.ts';
import { compileProgram } from './compile/compileProgram.ts';
import { gradeDecision } from './decide/gradeDecision.ts';
import { gradeHunt } from './hunt/gradeHunt.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { gradeCatalog } from './order/gradeCatalog.ts';
import { gradeOrder } from './order/gradeOrder.ts';
import { gradePrediction, seedOfSheet } from './predict/gradePrediction.ts';
import { type RealmHost, UnsupportedHost } from './realm.ts';
import { seedOf } from './seed.ts';
import type { Finding, Report } from './verdict.ts';

/** A submission to judge. */
export interface Submission {
  readonly exercise: Exercise;
  /** What the learner wrote: a program, a JSON Schema, or a list of inputs or a sheet of answers as JSON. */
  readonly text: string;
  /** Drawn from the submission itself where it is not given. */
  readonly seed?: number;
}

/**
 * Judges a submission. Whatever the submission does, this ends with a verdict; what goes wrong on our own side is one
 * too (`grader-fault`), and never counts against the learner.
 */
export async function gradeSubmission(
  { exercise, text, seed = ownSeed(exercise, text) }: Submission,
  host: RealmHost,
  limits: Limits = defaultLimits,
): Promise<Report> {
  let compared: Compared;
  try {
    compared = await judgeByKind(exercise, text, seed, host, limits);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const kind = error instanceof UnsupportedHost ? 'unsupported' : 'grader-fault';
    compared = only({ kind, detail });
  }
  const { finding, inputsRun, words, message, log } = compared;
  const facts = { exercise: exercise.id, revision: exercise.revision, seed, inputsRun, core: CORE_VERSION };
  return { verdict: { ...facts, ...finding }, words, message, log };
}

async function judgeByKind(
  exercise: Exercise,
  text: string,
  seed: number,
  host: RealmHost,
  limits: Limits,
): Promise<Compared> {
  switch (exercise.kind) {
    case 'implement':
      return judgeProgram(exercise, text, seed, host, limits);
    case 'schema':
      return exercise.form === 'catalog'
        ? gradeCatalog(exercise, text)
        : judgeSchema(exercise, text, seed, host, limits);
    case 'hunt':
      return gradeHunt(exercise, text);
    case 'predict':
      return gradePrediction(exercise, text, seed);
    case 'arrange':
      return exercise.form === 'decide' ? gradeDecision(exercise, text) : gradeOrder(exercise, text);
  }
}

async function judgeProgram(
  exercise: ImplementExercise,
  text: string,
  seed: number,
  host: RealmHost,
  limits: Limits,
): Promise<Compared> {
  const compiled = compileProgram(text);
  if (!compiled.ok) {
    const { code, line, column, detail } = compiled;
    return only({ kind: 'compile-error', code, line, column, detail });
  }
  if (!compiled.exports.includes(exercise.exportName)) {
    return only({ kind: 'no-export', name: exercise.exportName, found: 'nothing' });
  }
  return gradeComparison(
    exercise,
    text,
    seed,
    opener(host, 'program', compiled.code, exercise.exportName, limits),
    limits,
  );
}

async function judgeSchema(
  exercise: SchemaExercise,
  text: string,
  seed: number,
  host: RealmHost,
  limits: Limits,
): Promise<Compared> {
  const problem = checkSchemaText(text);
  if (problem !== null) return only({ kind: 'compile-error', ...problem });
  return gradeComparison(exercise, text, seed, opener(host, 'schema', text, '', limits), limits);
}

function opener(
  host: RealmHost,
  kind: 'program' | 'schema',
  code: string,
  exportName: string,
  { loadMs }: Limits,
): OpenSubmission {
  return async () => {
    const realm = await host.open(kind);
    return { realm, reply: await realm.load(code, exportName, loadMs) };
  };
}

/** A sheet of predictions names the round it answers; anything else is judged on inputs of its own. */
function ownSeed(exercise: Exercise, text: string): number {
  const named = exercise.kind === 'predict' ? seedOfSheet(text) : null;
  return named ?? seedOf(exercise.id, exercise.revision, text);
}

function only(finding: Finding): Compared {
  return { finding, inputsRun: 0, words: {}, message: null, log: [] };
}
