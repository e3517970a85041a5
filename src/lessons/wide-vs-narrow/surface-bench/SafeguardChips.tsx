import { type Safeguard, safeguards } from '#ticket-lab/safeguards.ts';
import type { SurfaceWords } from './messages/en.ts';

interface Props {
  readonly without: readonly Safeguard[];
  readonly words: SurfaceWords;
  readonly onToggle: (one: Safeguard) => void;
  readonly onClear: () => void;
}

/** A toggle button for each safeguard, pressed if it is removed. */
export function SafeguardChips({ without, words, onToggle, onClear }: Props) {
  return (
    <fieldset class="surface-safeguards">
      <legend class="widget-label">{words.takeOut}</legend>
      <div class="chips">
        {safeguards.map((id) => (
          <button
            key={id}
            type="button"
            class="chip"
            data-safeguard={id}
            aria-pressed={without.includes(id)}
            onClick={() => onToggle(id)}
          >
            {words.safeguardNames[id]}
          </button>
        ))}
        {/* It stays where it is, so that nothing moves under a pointer. */}
        <button
          type="button"
          class="chip surface-clear"
          aria-disabled={without.length === 0}
          onClick={onClear}
        >
          {words.putBack}
        </button>
      </div>
    </fieldset>
  );
}
