import type { NestedPlan, WeighedLayer } from '#core';
import type { LoadWords } from './messages/en.ts';

interface Props {
  /** Null where there is no plan. */
  readonly plan: NestedPlan | null;
  /** The layers of the plan; none where there is no plan. */
  readonly layers: readonly WeighedLayer[];
  readonly words: LoadWords;
}

/** How many costs of a layer are written out. */
const WRITTEN_OUT = 4;

/** The sum with its numbers, each layer's name under its own. */
export function SumLine({ plan, layers, words }: Props) {
  if (plan === null) return <p class="load-sum load-sum-none">{words.sum.none}</p>;
  const { layers: names, number } = words;
  const terms = layers.filter(({ items }) => items.length > 0);
  return (
    <p class="load-sum" aria-label={words.sum.label} role="math">
      {terms.map(({ id, items, tokens }, i) => (
        <span key={id} class="load-part">
          {i > 0 && <span class="load-sign">+</span>}
          <span class="load-term" data-layer={id}>
            <span>
              {items.length <= WRITTEN_OUT
                ? items.map(({ cost }) => number(cost)).join(' + ')
                : number(tokens)}
            </span>
            <small>
              {names[id]}
              {items.length > WRITTEN_OUT && ` (${words.sum.many(items.length)})`}
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
