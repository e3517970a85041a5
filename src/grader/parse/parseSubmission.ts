import { type Fields, field, isFields } from '#core/value/fields.ts';
import type {
  CatalogExercise,
  DecideExercise,
  Exercise,
  HuntExercise,
  OrderExercise,
  PredictExercise,
  ProgramExercise,
  SchemaExercise,
} from '#exercises/contract.ts';
import type { Literals } from '#exercises/walk/literalInputs.ts';
import { parseJson } from '#json/parseJson.ts';
import { readOrder } from '../cases/readOrder.ts';
import { compileProgram } from '../compile/compileProgram.ts';
import { tooDeepJson } from '../compile/nesting.ts';
import { readSchemaText, withoutByteOrderMark } from '../compile/readSchemaText.ts';
import type { CompileError, SubmissionShape } from '../compileError.ts';

/** The most inputs that one hunt is graded on. */
const MAX_INPUTS = 200;

/** A submission after reading, with the exercise that it answers; told apart by the exercise's kind. */
export type ParsedSubmission =
  | {
      readonly kind: 'program';
      readonly exercise: ProgramExercise;
      /** The program as JavaScript. */
      readonly code: string;
      readonly exports: readonly string[];
      readonly literals: Literals;
    }
  | {
      readonly kind: 'schema';
      readonly exercise: SchemaExercise;
      readonly text: string;
      /** A keyword that may be misspelt, told where the schema is wrong. */
      readonly doubt: CompileError | null;
      readonly literals: Literals;
    }
  | { readonly kind: 'catalog'; readonly exercise: CatalogExercise; readonly catalog: unknown }
  | {
      readonly kind: 'hunt';
      readonly exercise: HuntExercise;
      readonly inputs: readonly (readonly unknown[])[];
    }
  | { readonly kind: 'predict'; readonly exercise: PredictExercise; readonly answers: readonly unknown[] }
  | { readonly kind: 'decide'; readonly exercise: DecideExercise; readonly answers: Fields }
  | { readonly kind: 'order'; readonly exercise: OrderExercise; readonly order: readonly string[] };

/** The result of reading a submission: what it holds, or why it cannot be graded. */
export type ParseResult = (
  | { readonly ok: true; readonly submission: ParsedSubmission }
  | { readonly ok: false; readonly error: CompileError }
) & {
  /** The seed that a sheet of predictions names; null where none is named. */
  readonly seed: number | null;
};

/** Reads the text of a submission as its exercise's kind asks. Nothing after this reads the text again. */
export function parseSubmission(exercise: Exercise, text: string): ParseResult {
  if (exercise.kind === 'program') {
    const compiled = compileProgram(text);
    if (!compiled.ok) return rejected(compiled.error);
    const { code, exports, literals } = compiled;
    return accepted({ kind: 'program', exercise, code, exports, literals });
  }
  if (exercise.kind === 'schema') {
    const read = readSchemaText(text);
    if (!read.ok) return rejected(read.error);
    const { ok: _, ...schema } = read;
    return accepted({ kind: 'schema', exercise, ...schema });
  }
  return parseJsonSubmission(exercise, withoutByteOrderMark(text));
}

/** Reads a submission that is JSON of the exercise's own form. */
function parseJsonSubmission(
  exercise: Exclude<Exercise, ProgramExercise | SchemaExercise>,
  text: string,
): ParseResult {
  const deep = tooDeepJson(text);
  if (deep !== null) return rejected(deep);
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column, found } = parsed;
    return rejected({ code: 'json', line, column, found });
  }
  return parseValue(exercise, parsed.value);
}

/** Reads the JSON value of a submission. */
function parseValue(
  exercise: Exclude<Exercise, ProgramExercise | SchemaExercise>,
  value: unknown,
): ParseResult {
  switch (exercise.kind) {
    case 'catalog':
      return accepted({ kind: 'catalog', exercise, catalog: value });
    case 'hunt':
      return parseHunt(exercise, value);
    case 'predict': {
      const [seed, answers] = [readSeed(value), field(value, 'answers')];
      return seed !== null && Array.isArray(answers)
        ? accepted({ kind: 'predict', exercise, answers }, seed)
        : unfit({ shape: 'predictions' }, seed);
    }
    case 'decide': {
      const answers = field(value, 'answers');
      return isFields(answers)
        ? accepted({ kind: 'decide', exercise, answers })
        : unfit({ shape: 'decisions' });
    }
    case 'order': {
      const steps = exercise.steps.map(({ id }) => id);
      const order = readOrder(value, steps);
      return order === null ? unfit({ shape: 'order', steps }) : accepted({ kind: 'order', exercise, order });
    }
  }
}

function parseHunt(exercise: HuntExercise, value: unknown): ParseResult {
  if (!Array.isArray(value) || value.length > MAX_INPUTS) return unfit({ shape: 'inputs', most: MAX_INPUTS });
  const inputs: (readonly unknown[])[] = [];
  for (const one of value) {
    const read = exercise.readInput(one);
    if (!read.ok) return unfit({ shape: 'input', words: read.error });
    inputs.push(read.input);
  }
  return accepted({ kind: 'hunt', exercise, inputs });
}

/** The seed of a sheet of predictions, or null where it names none. */
function readSeed(sheet: unknown): number | null {
  const seed = field(sheet, 'seed');
  return typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? seed : null;
}

function accepted(submission: ParsedSubmission, seed: number | null = null): ParseResult {
  return { ok: true, submission, seed };
}

function rejected(error: CompileError, seed: number | null = null): ParseResult {
  return { ok: false, error, seed };
}

/** Rejects JSON of another shape than the exercise takes. */
function unfit(expected: SubmissionShape, seed: number | null = null): ParseResult {
  return rejected({ code: 'submission', expected, line: 1, column: 1 }, seed);
}
