import { useRef, useState } from 'preact/hooks';
import type { Locale } from '#i18n/locale.ts';
import type { ImportProgress, ImportPreview as Preview } from '#store';
import { storeMessages } from '#store/messages/messages.ts';
import { saveText } from '#ui/saveText.ts';
import { useLiveRegion } from '#ui/useLiveRegion.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { wordsOf } from './messages/index.ts';
import { isEmpty } from './savedCounts.ts';
import { useSavedWork } from './useSavedWork.ts';

interface Props {
  readonly locale: Locale;
  /** The titles of the exercises by their ids. */
  readonly titles: Readonly<Record<string, string>>;
}

/** A file that was chosen, and what bringing it in would do. */
interface Chosen {
  readonly name: string;
  readonly text: string;
  readonly preview: Extract<Preview, { ok: true }>;
}

/** What is saved on this machine, as a file to take along; and a file to bring in, after a look at what it holds. */
export function SavedWork({ locale, titles }: Props) {
  const words = wordsOf[locale];
  const { draftMessages, importRefusals } = storeMessages[locale];
  const view = useSavedWork(useRef(Object.keys(titles)).current);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [news, setNews] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  /** How far an import is that is under way. */
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [spoken, announce] = useLiveRegion();
  const input = useRef<HTMLInputElement>(null);
  const isBlocked = view?.status.kind === 'memory-only' && view.status.reason === 'blocked';

  const say = (text: string, isFault = false): void => {
    setNews({ text, isFault });
    announce(text);
  };

  const download = (): void => {
    if (view === null) return;
    const name = `tool-contracts-${new Date(view.store.host.now()).toISOString().slice(0, 10)}.json`;
    saveText(name, view.store.exportAll());
    say(words.downloaded(name));
  };

  const look = async (file: File): Promise<void> => {
    if (view === null) return;
    setChosen(null);
    setNews(null);
    const text = await file.text().catch(() => null);
    if (text === null) return say(words.unreadable, true);
    const preview = view.store.previewImport(text);
    if (preview.ok) return setChosen({ name: file.name, text, preview });
    say(`${words.refused(file.name)} ${importRefusals[preview.reason]}`, true);
  };

  /** The preview goes, and with it whatever had the focus. */
  const close = (text: string, isFault = false): void => {
    setChosen(null);
    input.current?.focus();
    say(text, isFault);
  };

  const take = async (): Promise<void> => {
    if (chosen === null || view === null || progress !== null) return;
    const result = await view.store.importInSlices(chosen.text, setProgress);
    setProgress(null);
    if (!result.ok) return;
    const { drafts, entries, places, onDisk } = result;
    close(
      onDisk ? words.taken(drafts, entries, places) : words.takenInMemory(drafts, entries, places),
      !onDisk,
    );
  };

  return (
    <div class="saved-work-panel not-content" data-saved-work data-ready={view === null ? undefined : ''}>
      <p>{view === null ? words.looking : isBlocked ? words.blocked : summary()}</p>
      {view?.status.kind === 'memory-only' && view.status.reason === 'full' && <p>{words.full}</p>}
      {!isBlocked && (
        <div class="saved-work-actions">
          <button
            type="button"
            class="widget-button"
            disabled={view === null || isEmpty(view.counts)}
            onClick={download}
          >
            {draftMessages.download}
          </button>
          <label class="widget-button">
            {draftMessages.upload}
            <input
              ref={input}
              class="visually-hidden"
              type="file"
              accept=".json,application/json"
              disabled={view === null}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file !== undefined) void look(file);
                // The same file, mended, can be chosen again.
                currentTarget.value = '';
              }}
            />
          </label>
        </div>
      )}
      {chosen !== null && (
        <ImportPreview
          locale={locale}
          titles={titles}
          name={chosen.name}
          preview={chosen.preview}
          progress={progress}
          onTake={() => void take()}
          onLeave={() => close(words.left)}
        />
      )}
      {news !== null && <p class={news.isFault ? 'outcome outcome-refused' : undefined}>{news.text}</p>}
      <p class="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );

  function summary(): string {
    if (view === null || isEmpty(view.counts)) return words.nothing;
    const { drafts, runs, lessons } = view.counts;
    return words.saved(drafts, runs, lessons);
  }
}
