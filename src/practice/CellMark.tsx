import type { Outcome } from '#core';
import type { CellState } from '#grader/verdict.ts';
import { OutcomeMark } from '#ui/OutcomeMark.tsx';
import { InlineCode } from './InlineCode.tsx';

const marks = {
  right: 'allowed',
  wrong: 'refused',
  unreadable: 'unknown',
  unanswered: 'not-reached',
} satisfies Record<CellState, Outcome>;

/** How the answer to one question fared, as a mark with its words beside it. */
export function CellMark({ state, text }: { readonly state: CellState; readonly text: string }) {
  return (
    <span class="cell-mark" data-cell={state}>
      <OutcomeMark kind={marks[state]} />
      <span>
        <InlineCode text={text} />
      </span>
    </span>
  );
}
