import type { JSONScanner, SyntaxKind } from 'jsonc-parser';
// The main module of the package would bring its formatter and its recursive parser into every page.
import { createScanner } from 'jsonc-parser/lib/esm/impl/scanner.js';
import type { Range } from './placeAt.ts';

/** A value in a JSON text. */
export interface JsonPart {
  /** The number of steps that lead from the document to the value; 0 for the document itself. */
  readonly depth: number;
  /** The last of these steps: a member's name, or an element's index; null for the document. */
  readonly step: string | number | null;
  /** Where the member's name is; null for an element and for the document. */
  readonly nameAt: Range | null;
  readonly valueAt: Range;
}

/** What the grammar allows next. */
type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'nothing';

/** An object or array whose end has not been read, and the member or element in it that is being read. */
interface Container {
  readonly start: number;
  readonly isArray: boolean;
  step: string | number;
  nameAt: Range | null;
}

// Members of the enum `SyntaxKind`, which the package declares for types alone.
const BLANKS: readonly SyntaxKind[] = [14, 15];
const SCALARS: readonly SyntaxKind[] = [7, 8, 9, 10, 11];
const END_OF_FILE: SyntaxKind = 17;

/** The longest beginning of a text that is a number or a literal. */
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const CHARACTERS_OF_STRING = /(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,1000}/uy;

/**
 * Reads a text as strict JSON (RFC 8259: no comments, no trailing commas) and reports its values, each one after the
 * values inside it. The depth of nesting is not limited: the function is not recursive.
 *
 * @param onPart called for each value, also for those before a fault
 * @returns the offset of the first character that no JSON text can have there, or null if the text is JSON
 */
export function walkJson(text: string, onPart: (part: JsonPart) => void = () => {}): number | null {
  const scanner = createScanner(text);
  const open: Container[] = [];
  let expected: Expected = 'value';
  while (nextToken(scanner) !== END_OF_FILE) {
    const start = scanner.getTokenOffset();
    const character = text.charAt(start);
    const container = open.at(-1);
    const isValue = expected === 'value' || (expected === 'first value' && character !== ']');
    const isName = character === '"' && (expected === 'name' || expected === 'first name');
    if (isValue && container?.isArray) container.step = Number(container.step) + 1;
    if (isValue && (character === '{' || character === '[')) {
      open.push({ start, isArray: character === '[', step: -1, nameAt: null });
      expected = character === '[' ? 'first value' : 'first name';
      continue;
    }
    if (isValue || isName) {
      const fault = faultInToken(scanner, text);
      if (fault !== null) return fault;
    }
    if (isName && container !== undefined) {
      container.step = scanner.getTokenValue();
      container.nameAt = [start, scanner.getPosition()];
      expected = 'colon';
      continue;
    }
    if (expected === 'colon' && character === ':') {
      expected = 'value';
      continue;
    }
    if (expected === 'comma' && character === ',') {
      expected = container?.isArray ? 'value' : 'name';
      continue;
    }
    let valueStart = start;
    if (!isValue) {
      const canClose = expected === 'comma' || expected === 'first value' || expected === 'first name';
      if (container === undefined || !canClose || character !== (container.isArray ? ']' : '}')) return start;
      open.pop();
      valueStart = container.start;
    }
    const { step = null, nameAt = null } = open.at(-1) ?? {};
    onPart({ depth: open.length, step, nameAt, valueAt: [valueStart, scanner.getPosition()] });
    expected = open.length === 0 ? 'nothing' : 'comma';
  }
  return expected === 'nothing' ? null : text.length;
}

function nextToken(scanner: JSONScanner): SyntaxKind {
  let token = scanner.scan();
  while (BLANKS.includes(token)) token = scanner.scan();
  return token;
}

/** The first faulty character of the token just read, where a string, a number or a literal is expected. */
function faultInToken(scanner: JSONScanner, text: string): number | null {
  if (SCALARS.includes(scanner.getToken()) && scanner.getTokenError() === 0) return null;
  const start = scanner.getTokenOffset();
  if (text.charAt(start) !== '"') return endOf(SCALAR, text, start) ?? start;
  let at = start + 1;
  for (
    let end = endOf(CHARACTERS_OF_STRING, text, at);
    end !== null;
    end = endOf(CHARACTERS_OF_STRING, text, at)
  ) {
    at = end;
  }
  return at;
}

/** Where a match that begins at `at` ends, or null. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
