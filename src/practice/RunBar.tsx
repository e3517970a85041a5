import type { Locale } from '#i18n/locale.ts';
import { wordsOf } from './messages/index.ts';

interface Props {
  readonly locale: Locale;
  readonly running: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onReset: () => void;
  readonly onSolution: () => void;
  readonly onUndo: (() => void) | null;
  readonly loadFailed: boolean;
}

/** The buttons of a code exercise. Reset and solution replace the text, and undo brings it back. */
export function RunBar({ locale, running, onRun, onStop, onReset, onSolution, onUndo, loadFailed }: Props) {
  const words = wordsOf[locale];
  return (
    <div class="run-bar">
      {running ? (
        <button type="button" class="widget-button primary" onClick={onStop}>
          {words.stop}
        </button>
      ) : (
        <button type="button" class="widget-button primary" onClick={onRun} data-run>
          {words.run}
          <span class="run-keys" aria-hidden="true">
            {words.runKeys}
          </span>
        </button>
      )}
      <button type="button" class="widget-button" onClick={onReset}>
        {words.reset}
      </button>
      <button type="button" class="widget-button" onClick={onSolution}>
        {words.showSolution}
      </button>
      {onUndo !== null && (
        <button type="button" class="widget-button" onClick={onUndo}>
          {words.undo}
        </button>
      )}
      {loadFailed && <span role="alert">{words.loadFailed}</span>}
    </div>
  );
}
