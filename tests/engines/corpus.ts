import { existsSync, readFileSync } from 'node:fs';
import { exerciseMetas } from '#exercises';
import type { Limits } from '#grader/limits.ts';
import { fillsMemory, hostilePrograms } from '../sandbox/support/hostilePrograms.ts';
import { limitsFor } from '../sandbox/support/suite.ts';
import { compareExercises, starterOf, storedAnswers } from '../support/exerciseFiles.ts';
import { tooDeepTexts } from './tooDeepTexts.ts';

/** A submission whose verdict must be the same everywhere. */
export interface Entry {
  readonly exercise: string;
  readonly name: string;
  readonly text: string;
  readonly limits: Limits;
  /** Whether Node gives the same bytes; elsewhere only the kind and these members are compared. */
  readonly members: Readonly<Record<string, unknown>> | null;
  /** Whether it fills memory, so that nothing else may run beside it. */
  readonly fillsMemory: boolean;
  /** Whether it is a right answer, whose time is measured. */
  readonly isRight: boolean;
}

/** Longer than a reader gets: a busy machine is no difference between engines. */
const patient: Limits = { loadMs: 30_000, callMs: 30_000, probeMs: 10_000 };

/** Every submission of the corpus: what is stored for the exercises, and what attacks the grader. */
export function corpus(): readonly Entry[] {
  return [...stored(), ...hostile(), ...deep()];
}

function stored(): readonly Entry[] {
  const compared = compareExercises.flatMap((exercise) => [
    entry(exercise.id, 'starter', starterOf(exercise)),
    ...storedAnswers(exercise.id, 'right').map(({ name, text }) =>
      entry(exercise.id, `right/${name}`, text, { isRight: true }),
    ),
    ...storedAnswers(exercise.id, 'wrong').map(({ name, text }) => entry(exercise.id, `wrong/${name}`, text)),
  ]);
  const others = exerciseMetas
    .filter(({ kind }) => kind !== 'program' && kind !== 'schema')
    .flatMap(({ id }) =>
      ['solution.json', 'starter.json'].flatMap((file) => {
        const place = `src/exercises/${id}/${file}`;
        return existsSync(place) ? [entry(id, file, readFileSync(place, 'utf8'))] : [];
      }),
    );
  return [...compared, ...others];
}

function hostile(): readonly Entry[] {
  return hostilePrograms().map((program) => {
    const { name, text, kind, members, differs } = program;
    return entry('validate-query', `hostile/${name}`, text, {
      limits: limitsFor(program),
      members: differs === null ? null : { kind, ...members },
      fillsMemory: fillsMemory(program),
    });
  });
}

function deep(): readonly Entry[] {
  return tooDeepTexts.map(([exercise, name, text]) => entry(exercise, `deep/${name}`, text));
}

function entry(exercise: string, name: string, text: string, more: Partial<Entry> = {}): Entry {
  const plain = { limits: patient, members: null, fillsMemory: false, isRight: false };
  return { exercise, name, text, ...plain, ...more };
}
