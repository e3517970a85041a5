import type { NestedPlan } from '#core/index.ts';
import { layersOf } from './layersOf.ts';
import type { LoadWords } from './messages/en.ts';

interface Props {
  /** Null where there is no plan. */
  readonly plan: NestedPlan | null;
  readonly words: LoadWords;
}

/** How many costs of a layer are written out. */
const WRITTEN_OUT = 4;

/** The sum with its numbers, each layer's name under its own. */
export function SumLine({ plan, words }: Props) {
  if (plan === null) return <p class="load-sum load-sum-none">{words.sum.none}</p>;
  const { layers: names, number } = words;
  const layers = layersOf(plan).filter(({ costs }) => costs.length > 0);
  return (
    <p class="load-sum" aria-label={words.sum.label} role="math">
      {layers.map(({ id, costs, sum }, i) => (
        <span key={id} class="load-part">
          {i > 0 && <span class="load-sign">+</span>}
          <span class="load-term" data-layer={id}>
            <span>{costs.length <= WRITTEN_OUT ? costs.map(number).join(' + ') : number(sum)}</span>
            <small>
              {names[id]}
              {costs.length > WRITTEN_OUT && ` (${words.sum.many(costs.length)})`}
            </small>
          </span>
        </span>
      ))}
      <span class="load-part">
        <span class="load-sign">=</span>
        <strong>{number(plan.tokens)}</strong>
        <span class="load-sign">{plan.accepted ? '≤' : '>'}</span>
        <span class="load-term">
          <span>{number(plan.budget)}</span>
          <small>{words.fieldNames.budget}</small>
        </span>
      </span>
    </p>
  );
}
