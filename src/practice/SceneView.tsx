import type { Scene } from '#exercises/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import './sheet.css';
import { InlineCode } from './InlineCode.tsx';

interface Props {
  readonly locale: Locale;
  readonly scene: Scene;
}

/** A situation, drawn: a text to read, a table, facts by name. */
export function SceneView({ locale, scene: { text, facts = [], table } }: Props) {
  return (
    <div class="scene">
      {text !== undefined && (
        <dl class="scene-facts">
          <div class="scene-text">
            <dt>{text.label[locale]}</dt>
            <dd>
              <pre>{text.text}</pre>
            </dd>
          </div>
        </dl>
      )}
      {table !== undefined && (
        <table class="scene-table">
          <caption>{table.caption[locale]}</caption>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name.en} scope="col">
                  <InlineCode text={name[locale]} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              // A table never changes while it is shown: a row's place is its identity.
              <tr key={`${at}:${row[0]?.en}`}>
                {row.map((cell, column) => (
                  <td key={table.head[column]?.en}>
                    <InlineCode text={cell[locale]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {facts.length > 0 && (
        <dl class="scene-facts">
          {facts.map(({ label, value }) => (
            <div key={label.en}>
              <dt>{label[locale]}</dt>
              <dd>
                <InlineCode text={value[locale]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
