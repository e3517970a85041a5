import { PhraseText } from '#ui/PhraseText.tsx';
import type { LadderAnswer } from './evaluateLadder.ts';
import { remarksOn } from './explain.ts';
import type { LadderWords } from './messages/en.ts';

interface Props {
  readonly answer: LadderAnswer;
  readonly words: LadderWords;
}

/** What stands beside the three answers: the label of the teaching function, broken rules of the schema, core's notes. */
export function Remarks({ answer, words }: Props) {
  const label = answer.kind === 'read' ? answer.label : null;
  const notes = answer.kind === 'read' ? remarksOn(answer.reading, words) : [];
  return (
    <div class="ladder-besides">
      <p data-label={label ?? 'none'}>
        {label === null ? <PhraseText pieces={words.noLabel} /> : <PhraseText pieces={words.label(label)} />}
      </p>
      {notes.length > 0 && (
        <ul aria-label={words.also}>
          {notes.map((note, i) => (
            // Notes stand in core's order, and have no other identity than their place.
            <li key={`${i}`}>
              <PhraseText pieces={note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
