import { useId, useState } from 'preact/hooks';
import { CostField } from './CostField.tsx';
import type { BenchResource } from './loadState.ts';
import type { LoadWords } from './messages/en.ts';

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

/** A resource: whether it is requested, what it refers to, and its cost. */
export function ResourceRow({ resource, others, words, onChange, onRemove }: Props) {
  const { id, owner, cost, needs, requested } = resource;
  // In a folder of one's own an id is a path, and begins with the skill that it stands under.
  const shown = id.startsWith(`${owner}/`) ? id.slice(owner.length + 1) : id;
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const canRefer = others.length > 0 && others.length <= MOST_CHOICES;
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
        <code>{shown}</code>
      </label>
      {canRefer ? (
        <button
          type="button"
          class="load-refers"
          aria-label={`${id} ${words.refersTo(needs.length)}`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.refersTo(needs.length)}
        </button>
      ) : (
        <span />
      )}
      <CostField label={words.costOf('cost', id)} value={cost} onValue={(next) => onChange({ cost: next })} />
      <button type="button" class="load-remove" aria-label={words.remove(id)} onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </button>
      {canRefer && (
        <fieldset id={panel} class="load-needs" hidden={!isOpen}>
          <legend>{words.refersToOf(id)}</legend>
          {others.map((other) => (
            <label key={other} class="load-choice">
              <input type="checkbox" checked={needs.includes(other)} onChange={() => toggle(other)} />
              <code>{other}</code>
            </label>
          ))}
        </fieldset>
      )}
    </li>
  );
}
