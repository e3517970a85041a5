import { describe, expect, it } from 'vitest';
import type { Comparison, Rule } from '#exercises/contract.ts';
import { schemaRule } from '#exercises/contract.ts';
import { walkInputs } from '#exercises/walk/index.ts';
import { drawInputs, fixedInputs, inputText } from '#grader/compare/drawInputs.ts';
import { compileSchema } from '#schema';
import { answerOf } from '../../src/grader/compare/answerOf.ts';
import { compileProgram } from '../../src/grader/compile/compileProgram.ts';
import { type CompareExercise, compareExercises, storedAnswers } from '../support/exerciseFiles.ts';
import { evaluate } from '../support/trustedRealm.ts';

type Input = readonly unknown[];

/** How many named cases are walked around, and how many seeds are drawn from, beyond what the exercise itself does. */
const [CASES, SEEDS] = [6, 4];

function ruleOf(exercise: CompareExercise, text: string): Rule<Input> {
  if (exercise.kind === 'program') {
    const compiled = compileProgram(text);
    if (compiled.ok) return evaluate(compiled.code)[exercise.exportName] as Rule<Input>;
  } else {
    const compiled = compileSchema(JSON.parse(text));
    if (compiled.ok) return schemaRule(compiled.validate) as Rule<Input>;
  }
  throw new Error('A stored answer does not compile.');
}

describe.each(compareExercises.map((exercise) => [exercise.id, exercise] as const))('%s', (id, exercise) => {
  const comparison = exercise as Comparison<Input>;
  const own = new Set(fixedInputs(comparison).map(({ text }) => text));
  const step = Math.max(1, Math.floor(comparison.cases.length / CASES));
  const around = comparison.cases.filter((_, index) => index % step === 0).slice(0, CASES);
  const walked = around.flatMap(({ input }) => {
    const walk = { ...comparison.walk, from: [input], more: [], most: 700 };
    return walkInputs({ ...comparison, walk }, inputText);
  });
  const drawn = Array.from({ length: SEEDS }, (_, seed) => drawInputs(comparison, 1000 + seed)).flat();
  const wider = new Map([...walked, ...drawn].map(({ input, text }) => [text, input]));

  it('is tried on inputs that the exercise itself does not ask', () => {
    expect([...wider.keys()].filter((text) => !own.has(text)).length).toBeGreaterThan(500);
  });

  it.each(storedAnswers(id, 'right').map(({ name, text }) => [name, text] as const))(
    'the right answer %s is right on inputs wider than its exercise’s own',
    (_name, text) => {
      const rule = ruleOf(exercise, text);
      const wrong = [...wider].filter(
        ([, input]) =>
          JSON.stringify(answerOf(rule, input)) !== JSON.stringify(answerOf(comparison.reference, input)),
      );
      expect(wrong.map(([asked]) => asked).slice(0, 3)).toEqual([]);
    },
  );
});
