import { useState } from 'preact/hooks';
import type { Round } from '#sandbox/judge/messages.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly id: string;
  readonly locale: 'en' | 'zh';
  readonly round: Round;
  readonly index: number;
  /** Whether an answer has been given; the questions stay on screen, fixed. */
  readonly answered: boolean;
  readonly onSay: (answer: Readonly<Record<string, string>>) => void;
}

/** One situation of a round, and the questions about it. */
export function PredictQuestion({ id, locale, round, index, answered, onSay }: Props) {
  const words = wordsOf[locale];
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const heading = useFocusOnArrival<HTMLHeadingElement>(!answered);
  const [incomplete, setIncomplete] = useState(false);
  const { json, cities, policy } = round.situations[index] as {
    readonly json: string;
    readonly cities: readonly string[];
    readonly policy: keyof typeof words.policies;
  };

  const say = (event: Event): void => {
    event.preventDefault();
    const complete = round.questions.every((question) => chosen[question.id] !== undefined);
    setIncomplete(!complete);
    if (complete && !answered) onSay(chosen);
  };

  return (
    <form class="predict" onSubmit={say}>
      <h4 tabIndex={-1} ref={heading}>
        {words.situation(index + 1, round.situations.length)}
      </h4>
      <pre class="predict-call">{json}</pre>
      <dl class="predict-facts">
        <div>
          <dt>{words.cities}</dt>
          <dd>{cities.join(', ')}</dd>
        </div>
        <div>
          <dt>{words.policy}</dt>
          <dd>{words.policies[policy]}</dd>
        </div>
      </dl>
      {round.questions.map((question) => (
        <fieldset key={question.id} disabled={answered}>
          <legend>{question.ask[locale]}</legend>
          {question.choices.map((choice) => (
            <label key={choice.id}>
              <input
                type="radio"
                name={`${id}-${question.id}`}
                value={choice.id}
                checked={chosen[question.id] === choice.id}
                onChange={() => setChosen({ ...chosen, [question.id]: choice.id })}
              />
              {choice.words[locale]}
            </label>
          ))}
        </fieldset>
      ))}
      {!answered && (
        <div class="run-bar">
          <button type="submit" class="widget-button primary">
            {words.say}
          </button>
          <span role="status">{incomplete ? words.choose : ''}</span>
        </div>
      )}
    </form>
  );
}
