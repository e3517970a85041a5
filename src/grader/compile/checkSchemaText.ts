import { placeOf } from '#json/locate.ts';
import { parseJson } from '#json/parseJson.ts';
import { referenceLoop } from '#schema/referenceLoop.ts';
import { type SchemaProblem, unknownParts } from '#schema/schemaProblems.ts';
import type { CompileError } from '../compileError.ts';
import { MAX_PROGRAM_LENGTH } from './compileProgram.ts';
import { tooDeepJson } from './nesting.ts';

/**
 * Reports the first problem that reading a schema's text shows: too long or too deep, not JSON, a keyword or format that is
 * unknown, or references that lead in a circle. Null where there is none; compiling the schema can still find others.
 */
export function checkSchemaText(text: string): CompileError | null {
  const { length } = text;
  if (length > MAX_PROGRAM_LENGTH)
    return { code: 'too-long', length, limit: MAX_PROGRAM_LENGTH, line: 1, column: 1 };
  const deep = tooDeepJson(text);
  if (deep !== null) return deep;
  const parsed = parseJson(text);
  if (!parsed.ok) return { code: 'json', found: parsed.found, line: parsed.line, column: parsed.column };
  const problem = unknownParts(parsed.value)[0] ?? referenceLoop(parsed.value);
  return problem == null ? null : schemaError(text, problem);
}

/** A schema's problem with its place in the schema's text, which is JSON. */
export function schemaError(text: string, problem: SchemaProblem): CompileError {
  return { code: 'schema', problem, ...placeOf(text, problem.path) };
}
