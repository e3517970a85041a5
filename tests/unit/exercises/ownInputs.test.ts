import { describe, expect, it } from 'vitest';
import { compareExercises, storedAnswers } from '../../support/exerciseFiles.ts';
import { gradeOn } from '../../support/published.ts';
import { trustedRealmHost } from '../../support/trustedRealm.ts';

describe.each(compareExercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s, on the inputs drawn from the submission itself,',
  (id, exercise) => {
    it.each(storedAnswers(id, 'right').map(({ name, text }) => [name, text] as const))(
      'passes the right answer %s',
      async (_name, text) => {
        expect((await gradeOn(trustedRealmHost, exercise, text)).verdict).toMatchObject({ kind: 'passed' });
      },
    );

    it.each(storedAnswers(id, 'wrong').map(({ name, text }) => [name, text] as const))(
      'fails the wrong answer %s with its own misconception',
      async (name, text) => {
        const { verdict } = await gradeOn(trustedRealmHost, exercise, text);
        expect(['wrong', 'threw']).toContain(verdict.kind);
        expect(verdict).toMatchObject({ misconception: name, counterexample: { case: expect.any(String) } });
      },
    );
  },
);
