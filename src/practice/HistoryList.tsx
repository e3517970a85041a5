import { useState } from 'preact/hooks';
import { verdictWords } from '#grader/messages/explain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { DraftView, HistoryEntry } from '#store';
import { storeMessages } from '#store/messages/messages.ts';
import { wordsOf } from './messages/index.ts';

interface Props {
  readonly locale: Locale;
  readonly draft: DraftView;
}

/** What was run and what was replaced, the newest first; each can be brought back. */
export function HistoryList({ locale, draft }: Props) {
  const words = wordsOf[locale];
  const { history } = draft;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="exercise-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.history(history.length)}</summary>
      {history.length === 0 && <p>{words.historyEmpty}</p>}
      {/* A long history takes long to write out; closed, nobody reads it. */}
      <ol>
        {(isOpen ? history : []).map((entry) => (
          <li key={entry.id}>
            <time dateTime={new Date(entry.time).toISOString()}>
              {new Date(entry.time).toLocaleString(locale)}
            </time>
            <span>{labelOf(entry, locale)}</span>
            <span>{words.lines(entry.text.split('\n').length)}</span>
            <button
              type="button"
              class="link-button"
              aria-label={`${words.bringBack}: ${labelOf(entry, locale)}, ${new Date(entry.time).toLocaleString(locale)}`}
              onClick={() => draft.restore(entry)}
            >
              {words.bringBack}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

function labelOf(entry: HistoryEntry, locale: Locale): string {
  if (entry.kind === 'snapshot') return storeMessages[locale].snapshotMessages[entry.why];
  const { headlines } = verdictWords[locale];
  const headline = Object.hasOwn(headlines, entry.verdict)
    ? headlines[entry.verdict as keyof typeof headlines]
    : entry.verdict;
  return entry.foreignSeed === true ? `${headline} (${wordsOf[locale].notCounted})` : headline;
}
