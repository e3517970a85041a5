import { OutcomeMark } from '#widgets/shared/OutcomeMark.tsx';
import { PhraseText } from '#widgets/shared/PhraseText.tsx';
import { besides, threeAnswers, toneOfAnswer } from './explain.ts';
import type { LadderAnswer } from './judgeLadder.ts';
import type { LadderWords } from './words.en.ts';

interface Props {
  readonly id: string;
  readonly answer: LadderAnswer;
  readonly words: LadderWords;
}

/** Class, executed and decision, apart from each other, and under them what to know beside. */
export function ThreeAnswers({ id, answer, words }: Props) {
  const tone = toneOfAnswer(answer);
  const notes = answer.kind === 'read' ? besides(answer.reading, words) : [];
  return (
    <div class="ladder-answers" id={id}>
      <dl>
        {threeAnswers(answer, words).map(({ id, asked, said, code, reason }) => (
          <div key={id} data-answer={id}>
            <dt class="widget-label">{asked}</dt>
            <dd>
              <p class="ladder-said">
                {id === 'class' && tone !== 'none' && <OutcomeMark kind={tone} />}
                <strong>{said}</strong>
              </p>
              {code !== null && <code class="ladder-code">{code}</code>}
              <p class="ladder-reason">{reason}</p>
            </dd>
          </div>
        ))}
      </dl>
      <div class="ladder-besides">
        {notes.map((note, i) => (
          // Notes stand in core's order and have no other identity than their place.
          <p key={`${i}`}>
            <PhraseText pieces={note} />
          </p>
        ))}
      </div>
    </div>
  );
}
