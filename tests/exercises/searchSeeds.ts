import type { Comparison, Rule } from '#exercises/contract.ts';
import { literalInputs } from '#exercises/walk/literalInputs.ts';
import { type AskedInput, drawInputs, fixedInputs, inputText } from '#grader/compare/drawInputs.ts';
import { seedOf } from '#grader/seed.ts';
import { sameAnswer } from '../../src/grader/answer.ts';
import { answerOf } from '../../src/grader/compare/answerOf.ts';
import { compileProgram } from '../../src/grader/compile/compileProgram.ts';
import type { CompareExercise } from '../support/exerciseFiles.ts';
import { evaluate } from '../support/trustedRealm.ts';

type Input = readonly unknown[];

/** A search for a text whose inputs let a wrong program pass. */
export interface SeedSearch {
  readonly exercise: CompareExercise;
  /** The wrong program. A comment is appended to it, so that each try has a seed of its own. */
  readonly program: string;
  /** How many texts are tried. */
  readonly tries: number;
  /** Whether the inputs that are the same for every text are asked; without them the search is as it was before there were any. */
  readonly walked: boolean;
}

/** How a search ended: at which try a text passed (null where none did), and how many texts were judged by drawn inputs. */
export interface SeedSearchResult {
  readonly passedAt: number | null;
  readonly judgedByDraw: number;
}

/**
 * Appends `// 1`, `// 2` and so on to a program, as somebody would who looks for a text with lucky inputs, and grades each
 * text in this process on the inputs that it would be graded on.
 *
 * @throws Error where the program does not compile, or where two of its texts would be asked different walked inputs
 */
export function searchSeeds({ exercise, program, tries, walked }: SeedSearch): SeedSearchResult {
  const comparison = exercise as Comparison<Input>;
  const compiled = compileProgram(program);
  if (!compiled.ok) throw new Error('The program does not compile.');
  const rule = evaluate(compiled.code)[exercise.kind === 'program' ? exercise.exportName : ''] as Rule<Input>;
  // The rule answers the same each time, so that one input which it fails is looked for once.
  const known = new Map<object, boolean>();
  const differs = (one: AskedInput<Input>): boolean => {
    const before = known.get(one);
    if (before !== undefined) return before;
    const now = !sameAnswer(answerOf(rule, one.input), one.expected);
    known.set(one, now);
    return now;
  };
  let judgedByDraw = 0;
  for (let tried = 1; tried <= tries; tried += 1) {
    const text = `${program}\n// ${tried}`;
    const fixed = fixedInputs(comparison);
    const always = walked ? fixed : fixed.slice(0, comparison.cases.length);
    if (always.some(differs)) continue;
    judgedByDraw += 1;
    const drawn = drawInputs(comparison, seedOf(exercise.id, exercise.revision, text));
    if (drawn.some((one) => !sameAnswer(answerOf(rule, one.input), one.expected))) continue;
    const taken = new Set([...fixed, ...drawn].map((one) => one.text));
    const own = walked ? literalInputs(comparison.walk, compiled.literals, inputText, taken) : [];
    const isRight = own.every(({ input }) =>
      sameAnswer(answerOf(rule, input), answerOf(comparison.reference, input)),
    );
    if (isRight) return { passedAt: tried, judgedByDraw };
  }
  return { passedAt: null, judgedByDraw };
}

/** Programs that passed by a seed of somebody’s choice when inputs were drawn only: edits of a stored right answer. */
export const luckyPrograms = [
  {
    exercise: 'classify-response',
    name: 'the code has to be a safe integer',
    from: "Number.isInteger(error['code'])",
    to: "Number.isSafeInteger(error['code'])",
  },
  {
    exercise: 'classify-response',
    name: 'a list may stand as isError',
    from: "typeof result['isError'] !== 'boolean')",
    to: "typeof result['isError'] !== 'boolean' && !Array.isArray(result['isError']))",
  },
  {
    exercise: 'skill-load-plan',
    name: 'true is a budget',
    from: 'if (!isTokens(budget))',
    to: 'if (budget !== true && !isTokens(budget))',
  },
  {
    exercise: 'validate-query',
    name: 'the days have to be a safe integer',
    from: '!Number.isInteger(days)',
    to: '!Number.isSafeInteger(days)',
  },
  {
    exercise: 'resource-closure',
    name: 'ways back are followed for two needs',
    of: 'level-by-level',
    from: 'walk(resources, [id], Infinity)',
    to: 'walk(resources, [id], 2)',
  },
] as const;
