import { useId, useRef, useState } from 'preact/hooks';
import type { Locale } from '#i18n/locale.ts';
import type { FolderListing } from '#skills';
import { listChosen, listDropped } from './listDropped.ts';
import type { LoadState } from './loadState.ts';
import type { LoadWords } from './messages/en.ts';
import type { OwnFolder } from './readOwnFolder.ts';

interface Props {
  readonly locale: Locale;
  readonly words: LoadWords;
  /** Puts a folder's numbers on the bench. */
  readonly onFolder: (state: LoadState) => void;
  readonly announce: (text: string) => void;
}

type Status =
  | { readonly kind: 'idle' | 'nothing' | 'failed' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'read'; readonly folder: OwnFolder };

/** How many findings are listed. A folder can be made to have a hundred thousand. */
const MOST_LISTED = 50;

/** A place to choose or drop a folder of one's own. It is read in the page, by code that is fetched only then. */
export function OwnFolderField({ locale, words, onFolder, announce }: Props) {
  const { own } = words;
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const [isOver, setIsOver] = useState(false);
  // The last folder counts, whichever is read first.
  const run = useRef(0);
  const id = useId();

  function tell(next: Status) {
    setStatus(next);
    announce(textOf(next, words));
  }

  async function read(given: FolderListing | null | Promise<FolderListing | null>) {
    run.current += 1;
    const mine = run.current;
    try {
      const listing = await given;
      if (mine !== run.current) return;
      if (listing === null) return tell({ kind: 'nothing' });
      tell({ kind: 'reading', name: listing.name });
      const { readOwnFolder } = await import('./readOwnFolder.ts');
      const folder = await readOwnFolder(listing, locale);
      if (mine !== run.current) return;
      if (folder.state !== null) onFolder(folder.state);
      tell({ kind: 'read', folder });
    } catch {
      if (mine === run.current) tell({ kind: 'failed' });
    }
  }

  return (
    <div class="load-own">
      <h3 class="widget-label">{own.title}</h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way in, the button is the other */}
      <div
        class="load-drop"
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const items = event.dataTransfer?.items;
          if (items !== undefined) void read(listDropped(items));
        }}
      >
        <label class="widget-button load-choose" for={id}>
          {own.choose}
          <input
            id={id}
            type="file"
            multiple
            {...{ webkitdirectory: true }}
            onChange={(event) => {
              const { files } = event.currentTarget;
              if (files !== null && files.length > 0) void read(listChosen(files));
              // So that the same folder can be chosen again after a repair.
              event.currentTarget.value = '';
            }}
          />
        </label>
        <span>{isOver ? own.drop : own.orDrop}</span>
      </div>
      {status.kind !== 'idle' && (
        <p class="load-own-status" data-own={status.kind}>
          {textOf(status, words)}
        </p>
      )}
      {status.kind === 'read' && status.folder.problems.length > 0 && (
        <details class="load-problems" open={status.folder.errors > 0}>
          <summary>{own.problems(status.folder.errors, status.folder.notes)}</summary>
          {/* It scrolls, so it must be reachable by keyboard and have a name. */}
          <ul {...{ tabIndex: 0, 'aria-label': own.problems(status.folder.errors, status.folder.notes) }}>
            {status.folder.problems.slice(0, MOST_LISTED).map(({ weight, at, says }, i) => (
              <li key={`${i} ${at}`} data-weight={weight}>
                <code>{at}</code>{' '}
                <span class={`outcome outcome-${weight === 'error' ? 'refused' : 'not-reached'}`}>
                  {own.weights[weight]}
                </span>{' '}
                {says}
              </li>
            ))}
            {status.folder.problems.length > MOST_LISTED && (
              <li>{own.more(status.folder.problems.length - MOST_LISTED, '…')}</li>
            )}
            {status.folder.left.map(([code, count]) => (
              <li key={code}>{own.more(count, code)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function textOf(status: Status, { own, gap }: LoadWords): string {
  switch (status.kind) {
    case 'idle':
      return '';
    case 'nothing':
      return own.nothing;
    case 'failed':
      return own.failed;
    case 'reading':
      return own.reading(status.name);
    case 'read': {
      const { name, state, skills, files, scripts, errors, notes } = status.folder;
      const apart = scripts.files === 0 ? '' : own.scripts(scripts.files, scripts.tokens);
      const found = errors + notes === 0 ? own.sound : '';
      return [own.read(name, skills, files), apart, state === null ? own.unlisted : '', found]
        .filter((part) => part !== '')
        .join(gap);
    }
  }
}
