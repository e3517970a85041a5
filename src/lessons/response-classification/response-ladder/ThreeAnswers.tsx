import { OutcomeMark } from '#ui/OutcomeMark.tsx';
import type { LadderAnswer } from './evaluateLadder.ts';
import { threeAnswers, toneOfAnswer } from './explain.ts';
import type { LadderWords } from './messages/en.ts';

interface Props {
  readonly id: string;
  readonly answer: LadderAnswer;
  readonly words: LadderWords;
}

/** Class, executed and decision, apart from each other, each with its reason. */
export function ThreeAnswers({ id, answer, words }: Props) {
  const tone = toneOfAnswer(answer);
  return (
    <dl class="ladder-answers" id={id}>
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
  );
}
