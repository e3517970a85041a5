import type { Literals } from '#exercises/walk/literalInputs.ts';
import { type ParsedJson, parseJson } from '#json/parseJson.ts';
import { readForeignSchema } from '#schema/foreign/readForeignSchema.ts';
import { referenceLoop } from '#schema/referenceLoop.ts';
import { type SchemaProblem, unknownParts } from '#schema/schemaProblems.ts';
import type { CompileError } from '../compileError.ts';
import { MAX_PROGRAM_LENGTH } from './compileProgram.ts';
import { literalsOfJson } from './literalsOf.ts';
import { tooDeepJson } from './nesting.ts';
import { schemaError } from './schemaError.ts';

/** The text of a schema as it is judged, or the first problem that reading it shows. */
export type SchemaText =
  | {
      readonly ok: true;
      /** JSON Schema 2020-12 without annotations that the port does not know; the text itself where it has none. */
      readonly text: string;
      /**
       * A keyword or format that nobody here knows and that may be misspelt. A schema that is right with it is right:
       * what is unknown is an annotation (JSON Schema 2020-12, Core, 6.5). One that is wrong is told this first.
       */
      readonly doubt: CompileError | null;
      readonly literals: Literals;
    }
  | { readonly ok: false; readonly error: CompileError };

/**
 * Reads the text of a schema that a learner wrote. A byte order mark before it is no part of it, `definitions` holds what
 * references lead to as `$defs` does, and an unknown keyword or format is an annotation.
 *
 * Compiling the schema can still find other problems.
 */
export function readSchemaText(written: string): SchemaText {
  const text = withoutByteOrderMark(written);
  const { length } = text;
  if (length > MAX_PROGRAM_LENGTH)
    return rejected({ code: 'too-long', length, limit: MAX_PROGRAM_LENGTH, line: 1, column: 1 });
  const deep = tooDeepJson(text);
  if (deep !== null) return rejected(deep);
  const parsed = parseJson(text);
  if (!parsed.ok) return rejected(jsonError(parsed));
  const { value } = parsed;
  const unknown = unknownParts(value);
  const [refusal] = unknown.filter((problem) => !isAnnotation(problem));
  if (refusal !== undefined) return rejected(schemaError(text, refusal));
  const loop = referenceLoop(value);
  if (loop !== null) return rejected(schemaError(text, loop));
  const literals = literalsOfJson(value);
  if (unknown.length === 0) return { ok: true, text, doubt: null, literals };
  const read = readForeignSchema(value);
  const [problem] = read.ok ? [...unknownParts(read.schema), referenceLoop(read.schema)] : read.problems;
  if (problem != null || !read.ok)
    return rejected(schemaError(text, problem ?? { code: 'not_a_schema', path: '' }));
  const [doubtful] = read.passedOver.filter(mayBeMisspelt);
  const doubt = doubtful === undefined ? null : schemaError(text, doubtful);
  return { ok: true, text: JSON.stringify(read.schema), doubt, literals };
}

/** A text without the byte order mark that some editors put before it. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function isAnnotation({ code }: SchemaProblem): boolean {
  return code === 'unknown_keyword' || code === 'unknown_format';
}

/** Whether an annotation may have been meant as a rule: `x-` begins those that are not. */
function mayBeMisspelt(problem: SchemaProblem): boolean {
  return (
    problem.code === 'unknown_format' || (problem.code === 'unknown_keyword' && !/^x-/i.test(problem.keyword))
  );
}

function jsonError({ found, line, column }: Extract<ParsedJson, { ok: false }>): CompileError {
  return { code: 'json', found, line, column };
}

function rejected(error: CompileError): SchemaText {
  return { ok: false, error };
}
