import { useId } from 'preact/hooks';
import { CostField } from './CostField.tsx';
import type { LoadState } from './loadState.ts';
import type { LoadWords } from './messages/en.ts';

interface Props {
  readonly state: LoadState;
  readonly words: LoadWords['labels'];
  readonly onChange: (change: Partial<LoadState>) => void;
}

/** The two limits under which references are followed. */
export function LimitsField({ state, words, onChange }: Props) {
  const id = useId();
  return (
    <fieldset class="load-limits">
      <legend class="widget-label">{words.limits}</legend>
      <label for={`${id}-depth`}>{words.depthLabel}</label>
      <CostField
        id={`${id}-depth`}
        label={words.depthLabel}
        value={state.maxDepth}
        onValue={(maxDepth) => onChange({ maxDepth })}
      />
      <label for={`${id}-extra`}>{words.extraLabel}</label>
      <CostField
        id={`${id}-extra`}
        label={words.extraLabel}
        value={state.extraBudget}
        onValue={(extraBudget) => onChange({ extraBudget })}
      />
    </fieldset>
  );
}
