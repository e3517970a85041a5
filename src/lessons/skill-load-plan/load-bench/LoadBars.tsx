import type { NestedPlan, WeighedLayer } from '#core';
import { along } from './barScale.ts';
import type { LoadWords } from './messages/en.ts';

interface Props {
  /** Null where there is no plan. */
  readonly plan: NestedPlan | null;
  /** The layers of the plan; none where there is no plan. */
  readonly layers: readonly WeighedLayer[];
  readonly everything: number | null;
  /** Null where it is no number of tokens. */
  readonly budget: number | null;
  readonly scale: number;
  readonly words: LoadWords;
}

/** Whether a number has room in a part of a bar, which may be as narrow as on a phone; the part's width in percent. */
function hasRoom(number: string, width: number): boolean {
  return width >= 4 + 2.7 * number.length;
}

/** The plan as one bar in its layers, and under it what everything would cost, both against the line of the budget. */
export function LoadBars({ plan, layers, everything, budget, scale, words }: Props) {
  const { bars } = words;
  const isBeyond = everything !== null && everything > scale;
  return (
    <div class="load-bars">
      <p class="load-bar-name">
        <span>{bars.onDemand}</span>
        <span>{plan === null ? bars.noBar : words.number(plan.tokens)}</span>
      </p>
      <div class="load-bar" data-bar="on-demand" role="img" aria-label={spoken(plan, layers, words)}>
        {layers.map(({ id, tokens }) => (
          <span key={id} class="load-layer" data-layer={id} style={{ width: `${along(tokens, scale)}%` }}>
            {hasRoom(words.number(tokens), along(tokens, scale)) && <span>{words.number(tokens)}</span>}
          </span>
        ))}
        {plan !== null && !plan.accepted && (
          <span
            class="load-over"
            style={{
              insetInlineStart: `${along(plan.budget, scale)}%`,
              width: `${along(plan.tokens, scale) - along(plan.budget, scale)}%`,
            }}
          />
        )}
      </div>
      <p class="load-bar-name">
        <span>{bars.everything}</span>
        <span>
          {everything === null ? bars.noBar : words.number(everything)}
          {isBeyond &&
            plan !== null &&
            plan.tokens > 0 &&
            ` (×${words.number(Math.round(everything / plan.tokens))})`}
        </span>
      </p>
      <div class="load-bar load-bar-all" data-bar="everything" data-beyond={isBeyond}>
        {everything !== null && (
          <span
            class="load-layer"
            data-layer="everything"
            style={{ width: `${along(everything, scale)}%` }}
          />
        )}
      </div>
      {budget !== null && (
        <span
          class="load-line"
          data-tone={plan?.accepted ? 'allowed' : 'refused'}
          style={{ insetInlineStart: `${along(budget, scale)}%` }}
        />
      )}
    </div>
  );
}

function spoken(plan: NestedPlan | null, layers: readonly WeighedLayer[], { bars }: LoadWords): string {
  if (plan === null) return bars.noBar;
  const sums = layers.map(({ tokens }) => tokens);
  const [metadata = 0, bodies = 0, resources = 0, needed = 0] = sums;
  return bars.spoken(metadata, bodies, resources, needed, plan.tokens);
}
