import { placeOf } from '#json/locate.ts';
import type { SchemaProblem } from '#schema/schemaProblems.ts';
import type { CompileError } from '../compileError.ts';

/** A schema's problem with its place in the schema's text, which is JSON. */
export function schemaError(text: string, problem: SchemaProblem): CompileError {
  return { code: 'schema', problem, ...placeOf(text, problem.path) };
}
