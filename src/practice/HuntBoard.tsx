import type { HuntInput } from '#grader/verdict.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import { InlineCode } from './InlineCode.tsx';
import { wordsOf } from './messages/index.ts';

interface Props {
  readonly locale: Locale;
  readonly letters: readonly string[];
  readonly hunt: { readonly inputs: readonly HuntInput[] } | null;
  readonly faults: Readonly<Record<string, LocalizedText>>;
}

/** The broken implementations: which are exposed, by which input, and then what is wrong with them. */
export function HuntBoard({ locale, letters, hunt, faults }: Props) {
  const words = wordsOf[locale];
  const inputs = hunt?.inputs ?? [];
  const exposedBy = (letter: string): number =>
    inputs.findIndex(({ exposes }) => exposes.includes(letter)) + 1;
  const done = letters.filter((letter) => exposedBy(letter) > 0).length;
  return (
    <div class="hunt-board">
      <p>{words.huntProgress(done, letters.length)}</p>
      <ul>
        {letters.map((letter) => {
          const by = exposedBy(letter);
          const fault = faults[letter];
          return (
            <li key={letter} data-exposed={by > 0 ? '' : undefined}>
              <b>{letter}</b>{' '}
              <span class="hunt-state">{by > 0 ? `${words.exposed} (${by})` : words.hidden}</span>
              {fault !== undefined && (
                <span class="hunt-fault">
                  <InlineCode text={fault[locale]} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
