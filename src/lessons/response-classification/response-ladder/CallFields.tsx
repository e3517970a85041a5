import { useId } from 'preact/hooks';
import { Choice } from '#ui/Choice.tsx';
import { calls } from './calls.ts';
import { effects, type LadderState } from './ladderState.ts';
import type { LadderWords } from './messages/en.ts';

interface Props {
  readonly state: LadderState;
  readonly words: LadderWords;
  readonly onChange: (next: Partial<LadderState>) => void;
}

/** The call as sent, and what the host itself knows of its effect. Another call brings its own definition along. */
export function CallFields({ state, words, onChange }: Props) {
  const id = useId();

  function choose(chosen: string) {
    const call = calls.find((one) => one.id === chosen);
    if (call !== undefined) onChange({ call: call.id, effect: call.effect, schema: call.outputSchema });
  }

  return (
    <>
      <div>
        <label class="widget-label" for={id}>
          {words.call}
        </label>
        <select
          id={id}
          class="widget-select"
          value={state.call}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {calls.map((call) => (
            <option key={call.id} value={call.id}>
              {call.name} {JSON.stringify(call.args)} · {words.calls[call.id]}
            </option>
          ))}
        </select>
      </div>
      <Choice
        legend={words.effect}
        choices={effects}
        chosen={state.effect}
        words={words.effects}
        onChoose={(effect) => onChange({ effect })}
      />
    </>
  );
}
