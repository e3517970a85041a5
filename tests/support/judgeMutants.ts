import { gradeSubmission } from '#grader/gradeSubmission.ts';
import type { CompareExercise } from './exerciseFiles.ts';
import { trustedRealmHost } from './trustedRealm.ts';

/** A submission with one thing changed. */
export interface Mutant {
  /** What was changed. */
  readonly name: string;
  readonly code: string;
}

/** How mutants fared. */
export interface MutantTally {
  readonly made: number;
  /** Failed by a named case, with no other input. */
  readonly byNamedCases: number;
  /** Failed by a walked or drawn input only. */
  readonly byOtherInputs: number;
  /** The names of those that passed. */
  readonly living: readonly string[];
}

/**
 * Judges mutants. Most fail a named case; only those that do not are judged again on the exercise's
 * whole run, which begins with the same cases.
 */
export async function judgeMutants(
  exercise: CompareExercise,
  mutants: readonly Mutant[],
): Promise<MutantTally> {
  // Which misconception a mutant shows is beside the point here, and costs the most time.
  const whole = { ...exercise, wrongAnswers: [] } as CompareExercise;
  const walk = { from: [], allows: () => false };
  const named = { ...whole, walk, inputCount: exercise.cases.length } as CompareExercise;
  const passes = async (by: CompareExercise, text: string): Promise<boolean> => {
    const { verdict } = await gradeSubmission({ exercise: by, text }, trustedRealmHost);
    if (!['passed', 'wrong', 'threw'].includes(verdict.kind))
      throw new Error(`${verdict.kind} on a mutant: ${text}`);
    return verdict.kind === 'passed';
  };
  const living: string[] = [];
  let byNamedCases = 0;
  for (const { name, code: text } of mutants) {
    if (!(await passes(named, text))) byNamedCases += 1;
    else if (await passes(whole, text)) living.push(name);
  }
  return {
    made: mutants.length,
    byNamedCases,
    byOtherInputs: mutants.length - byNamedCases - living.length,
    living,
  };
}
