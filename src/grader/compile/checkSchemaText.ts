import { placeOf } from '#json/locate.ts';
import { parseJson } from '#json/parseJson.ts';
import { type SchemaProblem, unknownParts } from '#schema/schemaProblems.ts';
import { MAX_PROGRAM_LENGTH } from './compileProgram.ts';

/** What is wrong with the text of a schema, and where; lines and columns count from 1. */
export interface SchemaTextProblem {
  readonly code: 'json' | 'schema' | 'too-long';
  readonly line: number;
  readonly column: number;
  readonly detail: string;
}

/** The first thing wrong with the text of a schema as far as reading it tells: that it is JSON, and that no keyword or format is unknown. */
export function checkSchemaText(text: string): SchemaTextProblem | null {
  if (text.length > MAX_PROGRAM_LENGTH) {
    return { code: 'too-long', line: 1, column: 1, detail: `${text.length} > ${MAX_PROGRAM_LENGTH}` };
  }
  const parsed = parseJson(text);
  if (!parsed.ok) return { code: 'json', line: parsed.line, column: parsed.column, detail: parsed.found };
  const problem = unknownParts(parsed.value)[0];
  if (problem === undefined) return null;
  return {
    code: 'schema',
    ...placeOf(text, problem.path),
    detail: `${problem.code} ${factOf(problem)}`.trim(),
  };
}

function factOf(problem: SchemaProblem): string {
  switch (problem.code) {
    case 'unknown_keyword':
      return problem.keyword;
    case 'unknown_format':
      return problem.format;
    case 'invalid_keyword':
      return problem.detail;
    case 'not_a_schema':
      return '';
  }
}

/** A problem that only compiling showed, put at its place in the text. */
export function schemaProblemAt(text: string, path: string, detail: string): SchemaTextProblem {
  const parsed = parseJson(text);
  const at = parsed.ok ? placeOf(text, path) : { line: 1, column: 1 };
  return { code: 'schema', ...at, detail };
}
