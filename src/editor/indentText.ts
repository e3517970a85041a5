import type { TextChange } from './textChange.ts';

const unit = '  ';

/** A change, and the selection after it. */
export interface Indentation extends TextChange {
  readonly start: number;
  readonly end: number;
}

/** What Tab does to a plain text: two spaces at the cursor, or before each selected line. */
export function indentText(text: string, start: number, end: number): Indentation {
  const selected = text.slice(start, end);
  if (!selected.includes('\n')) {
    return { from: start, to: end, insert: unit, start: start + unit.length, end: start + unit.length };
  }
  const from = lineStart(text, start);
  const lines = text.slice(from, end).split('\n');
  const insert = lines.map((line) => (line === '' ? line : unit + line)).join('\n');
  const added = insert.length - (end - from);
  const first = lines[0] === '' ? 0 : unit.length;
  return { from, to: end, insert, start: start === from ? start : start + first, end: end + added };
}

/** What Shift+Tab does: at most two leading spaces less on each line touched. */
export function outdentText(text: string, start: number, end: number): Indentation | null {
  const from = lineStart(text, start);
  const to = lineEnd(text, end);
  const lines = text.slice(from, to).split('\n');
  const insert = lines.map((line) => line.replace(/^ {1,2}/, '')).join('\n');
  const removed = to - from - insert.length;
  if (removed === 0) return null;
  const first = (lines[0] ?? '').length - (lines[0] ?? '').replace(/^ {1,2}/, '').length;
  const newStart = Math.max(from, start - first);
  return { from, to, insert, start: newStart, end: Math.max(newStart, end - removed) };
}

function lineStart(text: string, at: number): number {
  return text.slice(0, at).lastIndexOf('\n') + 1;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
