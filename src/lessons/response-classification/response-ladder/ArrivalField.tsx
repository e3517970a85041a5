import { useId } from 'preact/hooks';
import { Choice } from '#ui/Choice.tsx';
import { JsonField } from '#ui/JsonField.tsx';
import type { LadderAnswer } from './evaluateLadder.ts';
import { problemPhrase } from './explain.ts';
import { type Arrival, arrivals, type LadderState } from './ladderState.ts';
import type { LadderWords } from './messages/en.ts';

interface Props {
  readonly state: LadderState;
  readonly answer: LadderAnswer;
  readonly words: LadderWords;
  readonly describedBy: string;
  readonly onChange: (next: Partial<LadderState>) => void;
}

/** What came back, or that nothing did. */
export function ArrivalField({ state, answer, words, describedBy, onChange }: Props) {
  const id = useId();
  const problem = answer.kind === 'unread' ? answer.problems.get('text') : undefined;
  const offending = answer.kind === 'read' ? answer.offending : null;
  const comes = state.came === 'frame' || state.came === 'line';

  function choose(came: Arrival) {
    // A stream has no line breaks inside a line. Between the parts of JSON they mean nothing, so they can go.
    onChange(came === 'line' ? { came, text: state.text.replace(/\s*\n\s*/g, ' ') } : { came });
  }

  return (
    <>
      <Choice
        legend={words.cameBack}
        choices={arrivals}
        chosen={state.came}
        words={words.arrivals}
        onChoose={choose}
      />
      <JsonField
        id={id}
        label={state.came === 'line' ? words.line : words.fields.text}
        text={state.text}
        lines={14}
        disabled={!comes}
        offending={
          problem?.code === 'not-json' && problem.place !== null
            ? [problem.place.offset, problem.place.offset + 1]
            : offending
        }
        describedBy={describedBy}
        problem={problem === undefined ? null : problemPhrase(problem, words)}
        hint={comes ? undefined : words.nothingCame}
        onText={(text) => onChange({ text })}
      />
    </>
  );
}
