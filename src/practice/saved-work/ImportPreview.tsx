import { useEffect, useRef } from 'preact/hooks';
import type { Locale } from '#i18n/locale.ts';
import type { ImportProgress, ImportPreview as Preview } from '#store';
import { wordsOf } from './messages/index.ts';

interface Props {
  readonly locale: Locale;
  /** The name of the file. */
  readonly name: string;
  readonly preview: Extract<Preview, { ok: true }>;
  /** The titles of the exercises by their ids. */
  readonly titles: Readonly<Record<string, string>>;
  /** How far the import is, once it has begun. */
  readonly progress: ImportProgress | null;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** What a file holds and what bringing it in would do, before anything is done. Takes the focus when it appears. */
export function ImportPreview({ locale, name, preview, titles, progress, onTake, onLeave }: Props) {
  const words = wordsOf[locale];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [preview]);
  const { exportedAt, exercises, places, skipped } = preview;
  const hasNews =
    places > 0 ||
    exercises.some(({ drafts, newEntries }) => newEntries > 0 || drafts.some((fate) => fate !== 'known'));
  return (
    <section class="import-preview" aria-labelledby="import-preview">
      <h3 id="import-preview" tabIndex={-1} ref={heading}>
        {words.previewTitle(name)}
      </h3>
      {exportedAt !== null && <p>{words.madeOn(timeOf(exportedAt, locale))}</p>}
      {exercises.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.head.exercise}</th>
              <th scope="col">{words.head.draft}</th>
              <th scope="col">{words.head.history}</th>
            </tr>
          </thead>
          <tbody>
            {exercises.map(({ exercise, drafts, entries, newEntries }) => (
              <tr key={exercise}>
                <th scope="row">{Object.hasOwn(titles, exercise) ? titles[exercise] : exercise}</th>
                <td>
                  {[...new Set(drafts)].map((fate) => (
                    <p key={fate}>{words.fates[fate]}</p>
                  ))}
                </td>
                <td>{words.entries(entries, newEntries)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {places > 0 && <p>{words.places(places)}</p>}
      {skipped > 0 && <p>{words.skipped(skipped)}</p>}
      {!hasNews && <p>{words.nothingNew}</p>}
      <div class="saved-work-actions">
        {progress === null ? (
          <>
            {hasNews && (
              <button type="button" class="widget-button primary" onClick={onTake}>
                {words.take}
              </button>
            )}
            <button type="button" class="widget-button" onClick={onLeave}>
              {hasNews ? words.leave : words.close}
            </button>
          </>
        ) : (
          <label>
            {words.taking(progress.done, progress.all)}{' '}
            <progress value={progress.done} max={Math.max(progress.all, 1)} />
          </label>
        )}
      </div>
    </section>
  );
}

function timeOf(time: number, locale: Locale): string {
  return new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
