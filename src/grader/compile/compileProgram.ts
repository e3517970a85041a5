import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type MetaProperty, type Node, type Program, parse } from 'acorn';
import { transform } from 'sucrase';
import type { Literals } from '#exercises/walk/literalInputs.ts';
import type { CompileError } from '../compileError.ts';
import { literalsOf } from './literalsOf.ts';
import { meteredText, TooMuchReading } from './meteredText.ts';
import { isDeeperThan, isOverflow, MAX_TREE_DEPTH, tooDeepAsAWhole, tooDeepProgram } from './nesting.ts';

/** A program ready to be loaded, or where and why it cannot be. */
export type CompiledProgram =
  | {
      readonly ok: true;
      readonly code: string;
      readonly exports: readonly string[];
      readonly literals: Literals;
    }
  | { readonly ok: false; readonly error: CompileError };

/** The longest program that is graded, in UTF-16 units. */
export const MAX_PROGRAM_LENGTH = 100_000;

/**
 * Turns a learner's TypeScript into JavaScript, without checking its types, and finds what it exports.
 *
 * Sucrase strips the types and lets some broken programs pass, so acorn reads the result: then every engine agrees on
 * what is a syntax error, and where. A program stands alone; one that imports, by statement or by `import()`, is refused
 * before it is loaded. One that is nested too deeply, or that takes too much work to read, is refused by counting, so
 * that it is refused in every engine.
 *
 * @returns lines and columns count from 1, in the learner's own text
 */
export function compileProgram(written: string): CompiledProgram {
  // A browser loads the program as UTF-8, in which half a surrogate pair has no place; so no host shall see one.
  const source = written.toWellFormed();
  if (source.length > MAX_PROGRAM_LENGTH) {
    const { length } = source;
    return rejected({ code: 'too-long', length, limit: MAX_PROGRAM_LENGTH, line: 1, column: 1 });
  }
  const deep = tooDeepProgram(source);
  if (deep !== null) return rejected(deep);
  let stripped: { readonly code: string; readonly map: TraceMap };
  try {
    const result = transform(meteredText(source), {
      transforms: ['typescript'],
      disableESTransforms: true,
      keepUnusedImports: true,
      filePath: 'program.ts',
      sourceMapOptions: { compiledFilename: 'program.js' },
    });
    const { version: _, ...map } = result.sourceMap ?? { version: 3, mappings: '', names: [], sources: [] };
    stripped = { code: result.code, map: new TraceMap({ ...map, version: 3 } as never) };
  } catch (error) {
    if (error instanceof TooMuchReading || isOverflow(error)) return rejected(tooDeepAsAWhole());
    return rejected({ code: 'syntax', message: messageOf(error), ...place(error) });
  }
  try {
    const program = parse(stripped.code, { ecmaVersion: 2025, sourceType: 'module', locations: true });
    if (isDeeperThan(program, MAX_TREE_DEPTH)) return rejected(tooDeepAsAWhole());
    const imported = findImport(program);
    if (imported !== undefined) {
      return rejected({ code: 'import', ...inSource(imported, stripped.map) });
    }
    return { ok: true, code: stripped.code, exports: exportedNames(program), literals: literalsOf(program) };
  } catch (error) {
    if (isOverflow(error) || isOverflowOfAcorn(error)) return rejected(tooDeepAsAWhole());
    const { line, column } = place(error);
    const at = inSource({ line, column: column - 1 }, stripped.map);
    return rejected({ code: 'syntax', message: messageOf(error), ...at });
  }
}

function rejected(error: CompileError): CompiledProgram {
  return { ok: false, error };
}

/** The first place that leads out of the program: an import, a re-export, `import()` or `import.meta`. */
function findImport(part: unknown): { readonly line: number; readonly column: number } | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if (Array.isArray(part)) return firstOf(part);
  if (!('type' in part && typeof part.type === 'string')) return undefined;
  const node = part as Node;
  const leads =
    node.type === 'ImportExpression' ||
    (node.type === 'MetaProperty' && (node as MetaProperty).meta.name === 'import') ||
    (/^(Import|Export)[A-Za-z]*Declaration$/.test(node.type) &&
      (node as { source?: unknown }).source != null);
  return leads ? node.loc?.start : firstOf(Object.values(node));
}

function firstOf(parts: readonly unknown[]): ReturnType<typeof findImport> {
  for (const part of parts) {
    const found = findImport(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function exportedNames(program: Program): readonly string[] {
  return program.body.flatMap((statement): readonly string[] => {
    if (statement.type === 'ExportDefaultDeclaration') return ['default'];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const specified = statement.specifiers.map(({ exported }) =>
      exported.type === 'Identifier' ? exported.name : String(exported.value),
    );
    const { declaration } = statement;
    if (declaration == null) return specified;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => boundNames(id));
    return [declaration.id.name];
  });
}

function boundNames(pattern: Node): readonly string[] {
  const names: string[] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const node = part as Record<string, unknown>;
    if (node['type'] === 'Identifier') names.push(String(node['name']));
    else if (node['type'] === 'Property') walk(node['value']);
    else if (node['type'] === 'AssignmentPattern') walk(node['left']);
    else if (node['type'] === 'RestElement') walk(node['argument']);
    else
      for (const list of [node['properties'], node['elements']]) if (Array.isArray(list)) list.forEach(walk);
  };
  walk(pattern);
  return names;
}

function place(error: unknown): { readonly line: number; readonly column: number } {
  const loc = (error as { loc?: { line?: unknown; column?: unknown } } | null)?.loc;
  const line = typeof loc?.line === 'number' ? loc.line : 1;
  // Sucrase counts columns from 1, acorn from 0; acorn's are recognised by the offset beside them.
  const fromZero = typeof (error as { raisedAt?: unknown }).raisedAt === 'number';
  const column = typeof loc?.column === 'number' ? loc.column + (fromZero ? 1 : 0) : 1;
  return { line, column };
}

function inSource(
  at: { readonly line: number; readonly column: number },
  map: TraceMap,
): { readonly line: number; readonly column: number } {
  const original = originalPositionFor(map, at);
  if (original.line === null) return { line: at.line, column: at.column + 1 };
  return { line: original.line, column: original.column + 1 };
}

/** Acorn reports a stack that ends as a fault of the text, at a place that each engine has elsewhere. */
function isOverflowOfAcorn(error: unknown): boolean {
  return error instanceof SyntaxError && error.message.startsWith('Not enough stack space');
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
}
