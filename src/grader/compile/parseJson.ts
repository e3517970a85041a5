import { type DocumentNode, parse } from '@humanwhocodes/momoa';

/** JSON text read strictly, or the place of its first fault; lines and columns count from 1. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown; readonly document: DocumentNode }
  | { readonly ok: false; readonly line: number; readonly column: number; readonly detail: string };

/**
 * Reads JSON text. The value comes from `JSON.parse`, so that a field called `__proto__` is an own field; the place of a
 * fault comes from a parser that says the same in every engine.
 */
export function parseJson(text: string): ParsedJson {
  let document: DocumentNode;
  try {
    document = parse(text, { mode: 'json', ranges: false });
  } catch (error) {
    const { line, column, message } = error as { line?: unknown; column?: unknown; message?: unknown };
    return {
      ok: false,
      line: typeof line === 'number' ? line : 1,
      column: typeof column === 'number' ? column : 1,
      // Momoa repeats the place in its message, and has a character of its own for the end.
      detail: String(message)
        .replace(/ \(\d+:\d+\)$/, '')
        .replace("character '\uFFFF'", 'end of input'),
    };
  }
  try {
    return { ok: true, value: JSON.parse(text), document };
  } catch {
    // Momoa takes a control character in a string, JSON does not. The engine's own message differs by engine.
    return { ok: false, ...placeOfControl(text), detail: 'Unexpected control character in a string.' };
  }
}

function placeOfControl(text: string): { readonly line: number; readonly column: number } {
  let [line, column, inString] = [1, 1, false];
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charAt(i);
    if (inString && sign < ' ') break;
    if (sign === '"') inString = !inString;
    else if (inString && sign === '\\') {
      i += 1;
      column += 1;
    }
    column += 1;
    if (sign === '\n') [line, column] = [line + 1, 1];
  }
  return { line, column };
}

/** Where a JSON Pointer leads in a parsed text; the nearest part that exists, where it leads nowhere. */
export function placeOf(
  document: DocumentNode,
  pointer: string,
): { readonly line: number; readonly column: number } {
  let node: DocumentNode['body'] = document.body;
  let at = node.loc.start;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (node.type === 'Object') {
      const member = node.members.find((candidate) => nameOf(candidate.name) === name);
      if (member === undefined) break;
      at = member.loc.start;
      node = member.value;
    } else if (node.type === 'Array') {
      const element = node.elements[Number(name)];
      if (element === undefined) break;
      at = element.loc.start;
      node = element.value;
    } else break;
  }
  return { line: at.line, column: at.column };
}

function nameOf(name: { readonly type: string; readonly value?: unknown; readonly name?: unknown }): string {
  return String(name.type === 'Identifier' ? name.name : name.value);
}
