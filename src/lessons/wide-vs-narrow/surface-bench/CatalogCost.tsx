import { useState } from 'preact/hooks';
import type { SurfaceWords } from './messages/en.ts';

/** What one entry of a catalog costs. */
export interface EntryCost {
  readonly name: string;
  readonly bytes: number;
  readonly tokens: number;
}

/** The costs of both catalogs, counted when the page was built. */
export interface CatalogCosts {
  readonly vocabulary: string;
  readonly wide: EntryCost;
  readonly tools: readonly EntryCost[];
  /** The tokens of the catalog with some of the tools: the n-th tool is among them where bit n of the place is set. */
  readonly tokensOf: readonly number[];
}

interface Props {
  readonly costs: CatalogCosts;
  readonly words: SurfaceWords;
}

/** The tools that the model is shown, each with its price, and the sum of those chosen beside the wide tool's. */
export function CatalogCost({ costs, words }: Props) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const shown = costs.tools.filter(({ name }) => !hidden.includes(name));
  // A list of n entries has two brackets and a comma between each two.
  const bytes = shown.reduce((total, one) => total + one.bytes, 2 + Math.max(0, shown.length - 1));
  // Tokens do not add up: where two entries meet, a token may span both.
  const place = costs.tools.reduce(
    (bits, { name }, n) => (hidden.includes(name) ? bits : bits | (1 << n)),
    0,
  );
  const toggle = (name: string): void =>
    setHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  return (
    <section class="surface-costs">
      <h3 class="widget-label">{words.catalog}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.tool}</th>
            <th scope="col">{words.bytes}</th>
            <th scope="col">
              {words.tokens} ({costs.vocabulary})
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.wide}</th>
            <td>{costs.wide.bytes}</td>
            <td>{costs.wide.tokens}</td>
          </tr>
          {costs.tools.map(({ name, bytes: own, tokens }) => (
            <tr key={name}>
              <th scope="row">
                <label>
                  <input
                    type="checkbox"
                    checked={!hidden.includes(name)}
                    aria-label={words.shown(name)}
                    onChange={() => toggle(name)}
                  />
                  <code>{name}</code>
                </label>
              </th>
              <td>{own}</td>
              <td>{tokens}</td>
            </tr>
          ))}
        </tbody>
        <tfoot aria-live="polite">
          <tr>
            <th scope="row">
              {words.typed}, {words.sum}
            </th>
            <td data-sum-bytes>{bytes}</td>
            <td>{costs.tokensOf[place]}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
