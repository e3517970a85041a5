import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exerciseMetas, loadExercise } from '#exercises';
import type { CatalogExercise } from '#exercises/contract.ts';
import { gradeWithoutRealm } from '../../support/published.ts';

const catalogs = (await Promise.all(exerciseMetas.map(({ id }) => loadExercise(id)))).filter(
  (exercise): exercise is CatalogExercise => exercise.kind === 'catalog',
);

it('there is a catalogue', () => expect(catalogs).not.toHaveLength(0));

describe.each(catalogs.map((exercise) => [exercise.id, exercise] as const))('%s', (id, exercise) => {
  const read = (name: string) => fs.readFileSync(`src/exercises/${id}/${name}`, 'utf8');
  const kindOf = async (text: string) => (await gradeWithoutRealm(exercise, text)).verdict.kind;
  const submissions = ['null', '"x"', '[]', '[null]', '{}', read('starter.json'), read('solution.json')];
  const outcomes = submissions.map((text) => exercise.outcomes(JSON.parse(text)));

  it('is passed by its solution, and not by what a learner starts from', async () => {
    expect(await kindOf(read('solution.json'))).toBe('passed');
    expect(await kindOf(read('starter.json'))).toBe('wrong');
  });

  it('has the same cases in the same sequence, whatever is submitted', () => {
    const [first = []] = outcomes.map((rows) => rows.map((row) => row.id));
    expect(new Set(first).size).toBe(first.length);
    for (const rows of outcomes) expect(rows.map((row) => row.id)).toEqual(first);
  });

  it('speaks both languages', () => {
    for (const { words, shows } of outcomes.flat()) {
      for (const { en, zh } of [words, shows]) {
        expect(en).toMatch(/^\P{Script=Han}+$/u);
        expect(zh).toMatch(/\p{Script=Han}/u);
      }
    }
  });
});
