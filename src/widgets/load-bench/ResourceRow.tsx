import { CostField } from './CostField.tsx';
import type { BenchResource } from './loadState.ts';
import type { LoadWords } from './words.en.ts';

interface Props {
  readonly resource: BenchResource;
  /** What it could refer to. */
  readonly others: readonly string[];
  readonly words: LoadWords['labels'];
  readonly onChange: (change: Partial<BenchResource>) => void;
  readonly onRemove: () => void;
}

/** How many resources a list of check boxes stays usable with. */
const MOST_CHOICES = 30;

/** A resource: whether it is requested, its cost, and what it refers to. */
export function ResourceRow({ resource, others, words, onChange, onRemove }: Props) {
  const { id, cost, needs, requested } = resource;
  const toggle = (other: string) =>
    onChange({ needs: needs.includes(other) ? needs.filter((need) => need !== other) : [...needs, other] });
  return (
    <li class="load-resource" data-resource={id}>
      <label class="load-choice">
        <input
          type="checkbox"
          checked={requested}
          aria-label={words.request(id)}
          onChange={() => onChange({ requested: !requested })}
        />
        <code>{id}</code>
      </label>
      <CostField label={words.costOf('cost', id)} value={cost} onValue={(next) => onChange({ cost: next })} />
      <button type="button" class="load-remove" aria-label={words.remove(id)} onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </button>
      {others.length > 0 && others.length <= MOST_CHOICES && (
        <details class="load-needs">
          <summary>{words.refersTo(needs.length)}</summary>
          <fieldset>
            <legend class="visually-hidden">{words.refersToOf(id)}</legend>
            {others.map((other) => (
              <label key={other} class="load-choice">
                <input type="checkbox" checked={needs.includes(other)} onChange={() => toggle(other)} />
                <code>{other}</code>
              </label>
            ))}
          </fieldset>
        </details>
      )}
    </li>
  );
}
