import type { ExerciseMeta } from '#exercises/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import type { DraftView } from '#store';
import { storeMessages } from '#store/messages/messages.ts';
import { saveText } from '#ui/saveText.ts';
import { wordsOf } from './messages/index.ts';
import type { useSharedRun } from './useSharedRun.ts';

interface Props {
  readonly meta: ExerciseMeta;
  readonly locale: Locale;
  readonly draft: DraftView;
  readonly shared: ReturnType<typeof useSharedRun>;
  /** Takes in a shared run: its text, and the seed to run it with. */
  readonly onOpenShared: (text: string, seed: number | null) => void;
}

/** What a learner must know of where their work is, and the choices that only they can make. */
export function DraftNotices({ meta, locale, draft, shared, onOpenShared }: Props) {
  const words = wordsOf[locale];
  const { draftMessages, storeStatusMessages } = storeMessages[locale];
  const { status, conflict, interrupted, offered } = draft;
  const { offer, settle } = shared;
  const notices = [
    offer?.ok === false && (
      <Notice key="broken" text={words.sharedBroken} actions={[[words.sharedLeave, settle]]} />
    ),
    offer?.ok === true && (
      <Notice
        key="shared"
        text={
          offer.run.revision === meta.revision
            ? words.shared
            : `${words.shared} ${words.sharedOther(offer.run.revision, meta.revision)}`
        }
        actions={[
          [
            words.sharedOpen,
            () => {
              onOpenShared(offer.run.text, offer.run.seed);
              settle();
            },
          ],
          [words.sharedLeave, settle],
        ]}
      />
    ),
    interrupted !== null && (
      <Notice
        key="interrupted"
        text={draftMessages.interrupted}
        actions={[['OK', draft.dismissInterrupted]]}
      />
    ),
    conflict !== null && (
      <Notice
        key="conflict"
        text={draftMessages.conflict}
        actions={[
          [draftMessages.keepMine, draft.keepMine],
          [draftMessages.takeTheirs, draft.takeTheirs],
        ]}
      />
    ),
    offered !== null && (
      <Notice
        key="older"
        text={draftMessages.otherRevision}
        actions={[
          [draftMessages.adopt, draft.adopt],
          [draftMessages.leaveOffered, draft.leaveOffered],
        ]}
      />
    ),
    status.kind === 'memory-only' && (
      <Notice
        key="memory"
        text={storeStatusMessages[status.reason]}
        actions={[[draftMessages.download, () => saveText('tool-contracts.json', draft.exportAll())]]}
      />
    ),
  ].filter(Boolean);
  return (
    <div class="draft-notices" role="status">
      {notices}
    </div>
  );
}

function Notice({
  text,
  actions,
}: {
  readonly text: string;
  readonly actions: readonly (readonly [label: string, act: () => void])[];
}) {
  return (
    <div class="draft-notice">
      <p>{text}</p>
      {actions.map(([label, act]) => (
        <button key={label} type="button" class="widget-button" onClick={act}>
          {label}
        </button>
      ))}
    </div>
  );
}
