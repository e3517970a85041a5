import { useId } from 'preact/hooks';
import { isTokens } from '#core';
import { CostField } from './CostField.tsx';
import { readCost } from './loadState.ts';
import type { LoadWords } from './messages/en.ts';

interface Props {
  readonly budget: string;
  readonly scale: number;
  readonly words: LoadWords['labels'];
  readonly onBudget: (budget: string) => void;
  /** Whether the slider is being moved; what it is measured by must not change meanwhile. */
  readonly onMoving: (moving: boolean) => void;
}

/** The budget: a slider whose thumb stands under the line in the bars, and a field that takes any number. */
export function BudgetField({ budget, scale, words, onBudget, onMoving }: Props) {
  const id = useId();
  const read = readCost(budget);
  return (
    <div class="load-budget">
      <input
        type="range"
        class="load-slider"
        aria-label={words.slider}
        min={0}
        max={scale}
        step={scale > 2000 ? Math.round(scale / 1000) : 1}
        value={isTokens(read) ? Math.min(read, scale) : 0}
        onPointerDown={() => onMoving(true)}
        onPointerUp={() => onMoving(false)}
        onPointerCancel={() => onMoving(false)}
        onInput={(event) => onBudget(event.currentTarget.value)}
      />
      <label class="widget-label" for={id}>
        {words.budget}
      </label>
      <CostField id={id} label={words.budget} value={budget} onValue={onBudget} />
    </div>
  );
}
