import { useState } from 'preact/hooks';
import type { SurfaceWords } from './messages/en.ts';

/** The size of one catalog entry. */
export interface EntryCost {
  readonly name: string;
  readonly bytes: number;
  readonly tokens: number;
}

/** The sizes of the catalogs, computed at build time. */
export interface CatalogCosts {
  readonly vocabulary: string;
  readonly wide: EntryCost;
  readonly gated: EntryCost;
  readonly tools: readonly EntryCost[];
  /** The tokens of the catalog by subset of tools: bit n of the index selects the n-th tool. */
  readonly tokensOf: readonly number[];
}

interface Props {
  readonly costs: CatalogCosts;
  readonly words: SurfaceWords;
}

/** The tools with their sizes, and the sum of the selected ones beside those of both wide tools. */
export function CatalogCost({ costs, words }: Props) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const shown = costs.tools.filter(({ name }) => !hidden.includes(name));
  // The JSON of n entries has two brackets and n - 1 commas.
  const bytes = shown.reduce((total, one) => total + one.bytes, 2 + Math.max(0, shown.length - 1));
  // Tokens cannot be added: a token may span two entries.
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
          {(['wide', 'gated'] as const).map((surface) => (
            <tr key={surface}>
              <th scope="row">{words[surface]}</th>
              <td>{costs[surface].bytes}</td>
              <td>{costs[surface].tokens}</td>
            </tr>
          ))}
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
