import type { Edit } from './storedWrongAnswer.ts';

/** What keeps an edit from being made. `edit` is its index in the list. */
export interface EditProblem {
  readonly code:
    | 'not-found'
    | 'ambiguous'
    | 'no-such-occurrence'
    | 'overlap'
    | 'no-change';
  readonly edit: number;
  /** How often its `from` occurs. */
  readonly found: number;
}

/** The edited text, or the first problem. */
export type EditResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: EditProblem };

interface Span {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/**
 * Replaces parts of a text. Each `from` is looked up in the text as given, so the order of the edits does not count.
 * An edit with an empty `to` that covers a whole line removes the line.
 */
export function applyEdits(text: string, edits: readonly Edit[]): EditResult {
  const spans: Span[] = [];
  for (const [edit, { from, to, occurrence }] of edits.entries()) {
    const starts = occurrencesOf(text, from);
    const fail = (code: EditProblem['code']): EditResult => ({
      ok: false,
      problem: { code, edit, found: starts.length },
    });
    if (starts.length === 0) return fail('not-found');
    if (occurrence === undefined && starts.length > 1) return fail('ambiguous');
    const start = starts[(occurrence ?? 1) - 1];
    if (start === undefined) return fail('no-such-occurrence');
    if (from === to) return fail('no-change');
    const span = wholeLine(text, { start, end: start + from.length, to });
    if (spans.some((other) => span.start < other.end && other.start < span.end))
      return fail('overlap');
    spans.push(span);
  }
  const edited = spans
    .sort((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, to }) => rest.slice(0, start) + to + rest.slice(end),
      text,
    );
  return { ok: true, text: edited };
}

function occurrencesOf(text: string, part: string): readonly number[] {
  const starts: number[] = [];
  if (part === '') return starts;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    starts.push(at);
  return starts;
}

/** Widens the removal of all that stands on a line to the line itself. */
function wholeLine(text: string, span: Span): Span {
  if (span.to !== '') return span;
  const before = text.lastIndexOf('\n', span.start - 1) + 1;
  const after = text.indexOf('\n', span.end);
  const isWhole =
    after >= 0 &&
    text.slice(before, span.start).trim() === '' &&
    text.slice(span.end, after).trim() === '';
  return isWhole ? { start: before, end: after + 1, to: '' } : span;
}
