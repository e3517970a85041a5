import { OutcomeMark } from '#ui/OutcomeMark.tsx';
import { type Finding, findings, gatesFound } from './findings.ts';
import type { BenchWords } from './messages/en.ts';

interface Props {
  readonly found: readonly Finding[];
  readonly words: BenchWords;
}

/** The gates that have refused the reader's own arguments. */
export function FindYourOwn({ found, words }: Props) {
  const seen = gatesFound(found);
  return (
    <div class="gate-bench-found">
      <p>
        <strong>{words.labels.found}</strong>
        {words.gap}
        {words.found.howTo}
        {words.gap}
        <span data-found-count={seen}>{words.found.count(seen, found.includes('parse'))}</span>
      </p>
      <ul>
        {findings.map((finding) => {
          const isFound = found.includes(finding);
          return (
            <li key={finding} data-finding={finding} data-found={isFound}>
              <OutcomeMark kind={isFound ? 'allowed' : 'not-reached'} />
              <span>{nameOf(finding, words)}</span>
              <span class="visually-hidden">: {isFound ? words.found.seen : words.found.notYet}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The display name of a finding. */
export function nameOf(finding: Finding, words: BenchWords): string {
  return finding === 'parse' ? words.found.parse : words.gateNames[finding];
}
