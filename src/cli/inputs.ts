// npm run inputs [-- EXERCISE ...]: how many inputs an exercise is judged on, of which sort, under which rules, and which
// decisions of its reference they take on one side only.
import { exerciseMetas, loadExercise } from '#exercises';
import type { Comparison, Exercise } from '#exercises/contract.ts';
import { fixedInputs } from '#grader/compare/drawInputs.ts';
import { branchesOf, isWhole } from './inputs/branchesOf.ts';
import { bundleRule, fileOfCore } from './inputs/bundleRule.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(asked: readonly string[]): Promise<number> {
  const judged = exerciseMetas
    .filter(({ kind }) => kind === 'program' || kind === 'schema')
    .map(({ id }) => id);
  const unknown = asked.find((id) => !judged.includes(id));
  if (unknown !== undefined) {
    console.error(`"${unknown}" is not judged by comparison. These are: ${judged.join(', ')}.`);
    return 2;
  }
  for (const id of asked.length > 0 ? asked : judged) await report(await loadExercise(id));
  return 0;
}

async function report(exercise: Exercise): Promise<void> {
  if (exercise.kind !== 'program' && exercise.kind !== 'schema') return;
  const comparison = exercise as Comparison<readonly unknown[]>;
  const start = performance.now();
  const fixed = fixedInputs(comparison);
  const ms = performance.now() - start;
  const named = exercise.cases.length;
  const bytes = fixed.reduce((sum, { text }) => sum + text.length, 0);
  console.log(exercise.id);
  console.log(`  ${named} named, ${fixed.length - named} walked, ${exercise.inputCount - named} drawn`);
  console.log(`  ${bytes} characters, made and answered by the reference in ${ms.toFixed(0)} ms`);
  const rules = Map.groupBy(fixed, ({ input }) => String(comparison.ruleOf(...input)));
  console.log(`  ${[...rules].map(([rule, inputs]) => `${rule} ${inputs.length}`).join(', ')}`);
  if (exercise.kind === 'program') {
    const program = await bundleRule(fileOfCore(exercise.exportName), exercise.exportName);
    const branches = await branchesOf(comparison, program, exercise.exportName);
    const partly = branches.filter((branch) => !isWhole(branch));
    console.log(`  ${branches.length} decisions of the reference, ${partly.length} taken on one side only`);
    for (const { condition, taken } of partly)
      console.log(`    ${taken.yes ? 'always' : 'never'} ${condition.replaceAll(/\s+/g, ' ')}`);
  }
}
