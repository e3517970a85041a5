import { describe, expect, it } from 'vitest';
import { compareExercises, readStored } from '../support/exerciseFiles.ts';
import { luckyPrograms, searchSeeds } from './searchSeeds.ts';

describe.each(luckyPrograms.map((lucky) => [lucky.name, lucky] as const))('%s', (_name, lucky) => {
  const exercise = compareExercises.find(({ id }) => id === lucky.exercise);
  if (exercise === undefined) throw new RangeError(lucky.exercise);
  const right = readStored(exercise.id, 'right', `${'of' in lucky ? lucky.of : 'early-returns'}.ts`);
  const program = right.replace(lucky.from, lucky.to);

  it('passes under no seed: every text is decided by inputs that are the same for all', () => {
    expect(program).not.toBe(right);
    expect(searchSeeds({ exercise, program, tries: 20_000, walked: true })).toEqual({
      passedAt: null,
      judgedByDraw: 0,
    });
  });
});

it('without the walked inputs the same search finds a text that passes', () => {
  const [lucky] = luckyPrograms;
  const exercise = compareExercises.find(({ id }) => id === lucky.exercise);
  if (exercise === undefined) throw new RangeError(lucky.exercise);
  const program = readStored(exercise.id, 'right', 'early-returns.ts').replace(lucky.from, lucky.to);
  const { passedAt, judgedByDraw } = searchSeeds({ exercise, program, tries: 2_000, walked: false });
  expect(passedAt).toEqual(expect.any(Number));
  expect(judgedByDraw).toBe(passedAt);
});
