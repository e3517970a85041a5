// npm run seed-search [-- TRIES]: looks for a text with lucky inputs, 20,000 texts for each of five wrong programs, and
// exits with 1 where one passes. With the walked inputs none can: they are the same for every text.
import { compareExercises, readStored } from '../support/exerciseFiles.ts';
import { luckyPrograms, searchSeeds } from './searchSeeds.ts';

const tries = Number(process.argv[2] ?? 20_000);
let found = 0;
for (const lucky of luckyPrograms) {
  const exercise = compareExercises.find(({ id }) => id === lucky.exercise);
  if (exercise === undefined) throw new RangeError(lucky.exercise);
  const right = readStored(exercise.id, 'right', `${'of' in lucky ? lucky.of : 'early-returns'}.ts`);
  const program = right.replace(lucky.from, lucky.to);
  if (program === right) throw new RangeError(`"${lucky.from}" does not occur.`);
  const { passedAt, judgedByDraw } = searchSeeds({ exercise, program, tries, walked: true });
  if (passedAt !== null) found += 1;
  const end = passedAt === null ? 'no text passes' : `// ${passedAt} passes`;
  console.log(
    `${lucky.exercise}, ${lucky.name}: ${tries} texts, ${judgedByDraw} left to drawn inputs, ${end}`,
  );
}
process.exitCode = found === 0 ? 0 : 1;
