import type { Ablation } from '#ticket-lab/ablate.ts';
import type { SurfaceWords } from './messages/en.ts';
import type { SurfaceState } from './surfaceState.ts';

interface Props {
  /** The ablations of single safeguards. */
  readonly singles: readonly Ablation[];
  readonly chosen: SurfaceState;
  readonly words: SurfaceWords;
  readonly onChoose: (state: SurfaceState) => void;
}

/** The failing cases of each single ablation, as buttons that select them. */
export function AblationMatrix({ singles, chosen, words, onChoose }: Props) {
  return (
    <section class="surface-matrix">
      <h3 class="widget-label">{words.matrix}</h3>
      <p>{words.matrixLead}</p>
      <ul>
        {singles.map(({ without, failing }) => {
          const [id] = without;
          if (id === undefined) return null;
          return (
            <li key={id}>
              <span class="surface-matrix-name">{words.safeguardNames[id]}</span>
              <span class="surface-matrix-cells">
                {failing.map((one) => {
                  const label = words.cell(
                    words.safeguardNames[id],
                    words.caseTitles[one.case] ?? one.case,
                    one.ends,
                  );
                  const isChosen = chosen.case === one.case && chosen.without.join() === id;
                  return (
                    <button
                      key={one.case}
                      type="button"
                      class="surface-cell"
                      data-effects={one.effectsOffBy > 0 ? 'more' : 'same'}
                      data-cell={`${id} ${one.case}`}
                      aria-pressed={isChosen}
                      title={label}
                      onClick={() => onChoose({ case: one.case, without: [id] })}
                    >
                      {one.effectsOffBy > 0 ? `+${one.effectsOffBy}` : '≠'}
                      {/* The name begins with what is seen, so that it can be spoken to. */}
                      <span class="visually-hidden"> {label}</span>
                    </button>
                  );
                })}
              </span>
            </li>
          );
        })}
      </ul>
      <p class="surface-key">
        <span class="surface-cell" data-effects="more" aria-hidden="true">
          +1
        </span>{' '}
        {words.writes}{' '}
        <span class="surface-cell" data-effects="same" aria-hidden="true">
          ≠
        </span>{' '}
        {words.other}
      </p>
    </section>
  );
}
