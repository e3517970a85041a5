import { expect, it } from 'vitest';
import { exercise } from '#exercises/weather-schema/exercise.ts';
import reference from '#exercises/weather-schema/reference.json' with { type: 'json' };
import type { CompareExercise } from '../../support/exerciseFiles.ts';
import { judgeMutants } from '../../support/judgeMutants.ts';
import { schemaMutantsOf } from '../../support/mutateSchema.ts';

// Stryker changes programs and no schemas; `npm run mutants` does the same for the references in core.
it('mutants of the weather schema all fail', async () => {
  const { made, living } = await judgeMutants(exercise as CompareExercise, schemaMutantsOf(reference));
  expect(living).toEqual([]);
  expect(made).toBeGreaterThan(0);
});
