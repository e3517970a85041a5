import { useId } from 'preact/hooks';
import { type Revision, revisionChanges, revisions, sameDiagnosis } from '#core';
import { OutcomeMark } from '#ui/OutcomeMark.tsx';
import { outcomeOfClass } from '../outcomeOf.ts';
import type { LadderAnswer } from './evaluateLadder.ts';
import type { LadderWords } from './messages/en.ts';

interface Props {
  readonly chosen: Revision;
  readonly answer: LadderAnswer;
  readonly words: LadderWords;
  readonly onRevision: (revision: Revision) => void;
}

/** The revisions as a choice, each with the class that it gives, and the clauses behind what differs. */
export function RevisionStrip({ chosen, answer, words, onRevision }: Props) {
  const name = useId();
  const byRevision = answer.kind === 'read' ? answer.byRevision : null;
  const mine = byRevision?.get(chosen);
  const changes = byRevision === null ? [] : revisionChanges(byRevision);
  return (
    <fieldset class="ladder-revisions">
      <legend class="widget-label">{words.revision}</legend>
      <div class="ladder-strip">
        {revisions.map((revision) => {
          const reading = byRevision?.get(revision);
          const differs = reading !== undefined && mine !== undefined && !sameDiagnosis(reading, mine);
          return (
            <label key={revision} data-revision={revision} data-differs={differs}>
              <input
                type="radio"
                name={name}
                value={revision}
                checked={revision === chosen}
                onChange={() => onRevision(revision)}
              />
              <span class="ladder-date">{revision}</span>
              <span class="ladder-class">
                {reading === undefined ? (
                  '—'
                ) : (
                  <>
                    <OutcomeMark kind={outcomeOfClass[reading.class]} />
                    {words.core.responseClassNames[reading.class]}
                  </>
                )}
              </span>
              {differs && <span class="ladder-differs">{words.differs}</span>}
            </label>
          );
        })}
      </div>
      <div class="ladder-changes">
        {changes.length === 0 ? (
          byRevision !== null && <p>{words.sameEverywhere}</p>
        ) : (
          <ul aria-label={words.changes}>
            {changes.map(({ id, revisions, clause }) => (
              <li key={id} data-difference={id}>
                {words.core.revisionDifferenceWords[id]}
                {words.gap}
                {words.holdsIn(revisions)}
                {words.gap}
                <a href={clause.url} rel="noopener" lang="en">
                  {clause.title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}
