import type { Locale } from '#i18n/locale.ts';
import type { DraftView } from '#store';
import { wordsOf } from './messages/index.ts';

interface Props {
  readonly locale: Locale;
  readonly draft: DraftView;
  readonly running: boolean;
  readonly loadFailed: boolean;
}

/** The buttons of a sheet: the one that submits the form it stands in, and those that go back. */
export function SheetBar({ locale, draft, running, loadFailed }: Props) {
  const words = wordsOf[locale];
  return (
    <div class="run-bar">
      <button type="submit" class="widget-button primary" aria-disabled={running} data-run>
        {words.check}
      </button>
      <button type="button" class="widget-button" onClick={draft.reset}>
        {words.reset}
      </button>
      {draft.undo !== null && (
        <button type="button" class="widget-button" onClick={draft.undo}>
          {words.undo}
        </button>
      )}
      {loadFailed && <span role="alert">{words.loadFailed}</span>}
    </div>
  );
}
