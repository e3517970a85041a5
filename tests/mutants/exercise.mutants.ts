import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadExercise } from '#exercises';
import { askedInputs } from '#grader/compare/drawInputs.ts';
import { decode } from '#grader/wire/decode.ts';
import { encode } from '#grader/wire/encode.ts';

// What runs against each mutant (npm run mutants): the exercise's inputs, named, walked and drawn, on which the
// reference and a stored right answer must agree. One of the two is changed at a time, so a mutant that answers
// otherwise on any of them fails here.
const SEED = 1;
const ids = (process.env['MUTANTS_OF'] ?? '').split(',').filter((id) => id !== '');

describe.each(ids)('%s', async (id) => {
  const exercise = await loadExercise(id);
  if (exercise.kind !== 'program') throw new Error(`${id} has no reference to change.`);
  const program: Readonly<Record<string, unknown>> = await import(
    `../../src/exercises/${id}/right/${path.parse(exercise.solution).name}.ts`
  );
  const answer = program[exercise.exportName] as (...input: readonly unknown[]) => unknown;
  const reference = exercise.reference as (...input: readonly unknown[]) => unknown;
  const texts = askedInputs(exercise, SEED).map(({ text }) => text);
  const given = (text: string): readonly unknown[] => decode(text) as readonly unknown[];

  it('answers every input as the stored right answer does', () => {
    expect(texts.length).toBeGreaterThan(exercise.cases.length);
    for (const text of texts) {
      const answers = [reference, answer].map((rule) => encode(rule(...given(text)), true));
      expect(answers[0], text).toEqual(answers[1]);
    }
  });
});
