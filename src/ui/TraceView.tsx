import type { ComponentChildren } from 'preact';
import type { Outcome } from '#core';
import { OutcomeMark } from './OutcomeMark.tsx';
import { outcomeState } from './outcomeState.ts';

/** A step of a trace as it is drawn. */
export interface TraceStep {
  readonly id: string;
  readonly outcome: Outcome;
  readonly name: string;
  /** The verdict in a word, for who does not see the mark; empty where `said` says it. */
  readonly spoken: string;
  /** What the step said, shortly. */
  readonly said: ComponentChildren;
}

/** Steps in their order, each with what it said; the line between them ends where the way was stopped. */
export function TraceView({ steps }: { readonly steps: readonly TraceStep[] }) {
  return (
    <ol class="trace">
      {steps.map(({ id, outcome, name, spoken, said }) => (
        <li key={id} data-step={id} data-verdict={outcomeState(outcome)}>
          <OutcomeMark kind={outcome} />
          <span class="trace-name">
            {name}
            {spoken !== '' && <span class="visually-hidden">: {spoken}</span>}
          </span>
          <span class="trace-said">{said}</span>
        </li>
      ))}
    </ol>
  );
}
