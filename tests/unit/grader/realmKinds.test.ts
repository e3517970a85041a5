import { describe, expect, it } from 'vitest';
import { exerciseMetas, loadExercise } from '#exercises';
import { exerciseKinds } from '#exercises/contract.ts';
import { realmKinds } from '#grader/realmKinds.ts';
import { gradeWithoutRealm } from '../../support/published.ts';

/** A submission of each kind that can be read, so that it comes to be graded. */
const readable = {
  program: null,
  schema: null,
  catalog: () => '[]',
  hunt: () => '[]',
  predict: () => '{"seed": 7, "answers": []}',
  decide: () => '{"answers": {}}',
  order: (start: readonly string[]) => JSON.stringify({ order: start }),
} as const;

describe('a kind of exercise that runs nothing of the learner’s opens no realm', () => {
  it('a submission of each other kind is run in one', () => {
    expect(exerciseKinds.filter((kind) => realmKinds[kind] !== null)).toEqual(['program', 'schema']);
  });

  it.each(exerciseMetas.map(({ id, kind }) => [id, kind] as const))('%s, %s', async (id, kind) => {
    const exercise = await loadExercise(id);
    const write = readable[kind];
    if (write === null) {
      const text =
        exercise.kind === 'program' ? `export const ${exercise.exportName} = () => 0;` : '{"type": "object"}';
      // The host of this test has no realm to give, so a run that needs one ends as a fault.
      expect((await gradeWithoutRealm(exercise, text)).verdict).toMatchObject({
        kind: 'grader-fault',
        detail: 'A realm was opened.',
      });
    } else {
      const start = exercise.kind === 'order' ? exercise.start : [];
      expect((await gradeWithoutRealm(exercise, write(start))).verdict.kind).toBe('wrong');
    }
  });
});
