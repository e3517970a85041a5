import { placeAt } from '#json/placeAt.ts';
import type { CompileError } from '../compileError.ts';

/**
 * The deepest nesting of brackets that is read. Parsers are recursive, and each engine has another depth at which its
 * stack ends; this is far below all of them, so that every engine gives the same verdict.
 */
export const MAX_NESTING = 100;

/**
 * The deepest tree of a program that is graded. A chain of operators is a tree as deep as it is long. The smallest stack
 * that was met, Firefox's, ended at a chain of 550 arrow functions.
 */
export const MAX_TREE_DEPTH = 300;

/** The deepest nesting of lists and objects in a submission of JSON. */
export const MAX_JSON_NESTING = 100;

/**
 * The error for a program whose brackets are nested deeper than {@link MAX_NESTING}, at the first bracket that is too
 * deep; null where none is. Brackets in strings and comments do not count. A regular expression is not told from a
 * division, so a quote in one hides the brackets up to the next quote of that line.
 */
export function tooDeepProgram(text: string): CompileError | null {
  return tooDeep(text, MAX_NESTING, skipInProgram);
}

/** The error for a text of JSON whose lists and objects are nested deeper than {@link MAX_JSON_NESTING}; null where none is. */
export function tooDeepJson(text: string): CompileError | null {
  return tooDeep(text, MAX_JSON_NESTING, skipInJson);
}

/** The error for what is too deep, or takes too much work, as a whole. */
export function tooDeepAsAWhole(): CompileError {
  return { code: 'too-deep', line: 1, column: 1 };
}

/** Counts brackets; `skip` gives the end of a string or comment that begins at an offset, or the offset itself. */
function tooDeep(
  text: string,
  limit: number,
  skip: (text: string, at: number) => number,
): CompileError | null {
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    const next = skip(text, at);
    const character = next === at ? text.charAt(at) : ' ';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    if (depth > limit) {
      const { line, column } = placeAt(text, at);
      return { code: 'too-deep', line, column };
    }
    at = next === at ? at + 1 : next;
  }
  return null;
}

function skipInProgram(text: string, at: number): number {
  const character = text.charAt(at);
  if (character === '"' || character === "'") return endOfString(text, at, '\n');
  if (!text.startsWith('/*', at) && !text.startsWith('//', at)) return at;
  const [end, length] = character + text.charAt(at + 1) === '/*' ? ['*/', 2] : ['\n', 1];
  const found = text.indexOf(end, at + 2);
  return found < 0 ? text.length : found + length;
}

function skipInJson(text: string, at: number): number {
  return text.charAt(at) === '"' ? endOfString(text, at, '') : at;
}

/** Where a string ends: after its closing quote, or at `end`, which no string goes beyond, or with the text. */
function endOfString(text: string, start: number, end: string): number {
  const quote = text.charAt(start);
  let at = start + 1;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === quote) return at + 1;
    if (character === end) return at;
    at += character === '\\' ? 2 : 1;
  }
  return text.length;
}

/** Whether a tree of objects and lists is deeper than `limit`. It keeps its own stack, so that no depth ends it. */
export function isDeeperThan(tree: unknown, limit: number): boolean {
  const open: (readonly [part: object, depth: number])[] = [];
  const add = (part: unknown, depth: number): void => {
    if (typeof part === 'object' && part !== null) open.push([part, depth]);
  };
  add(tree, 1);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [part, depth] = next;
    if (depth > limit) return true;
    // A list is a step of the way and no level of the tree.
    for (const inner of Object.values(part)) add(inner, Array.isArray(part) ? depth : depth + 1);
  }
  return false;
}

/**
 * Whether an error says that the stack has ended: a RangeError, or what Firefox calls an InternalError. Each engine has
 * another message for it.
 */
export function isOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}
