import { useId } from 'preact/hooks';
import { Choice } from '#widgets/shared/Choice.tsx';
import { JsonField } from '#widgets/shared/JsonField.tsx';
import type { Phrase } from '#widgets/shared/phrase.ts';
import { callOf, calls } from './calls.ts';
import { problemPhrase, schemaProblemPhrase } from './explain.ts';
import type { LadderAnswer, TextField } from './judgeLadder.ts';
import { effects, type LadderState } from './ladderState.ts';
import type { LadderWords } from './words.en.ts';

interface Props {
  readonly state: LadderState;
  readonly answer: LadderAnswer;
  readonly words: LadderWords;
  readonly onChange: (next: Partial<LadderState>) => void;
}

/** What the host brings: the call as sent, what it knows of it, and the definition that it holds. */
export function HostFields({ state, answer, words, onChange }: Props) {
  const id = useId();
  const call = callOf(state.call);
  const problem = (field: TextField): Phrase | null => {
    const found = answer.kind === 'unread' ? answer.problems.get(field) : undefined;
    return found === undefined ? null : problemPhrase(found, words);
  };
  const schemaFault = answer.kind === 'read' ? answer.schemaProblems[0] : undefined;
  return (
    <>
      <div>
        <label class="widget-label" for={`${id}-call`}>
          {words.call}
        </label>
        <select
          id={`${id}-call`}
          class="widget-select"
          value={state.call}
          onChange={(event) => {
            const chosen = calls.find((one) => one.id === event.currentTarget.value) ?? call;
            onChange({ call: chosen.id, effect: chosen.effect, schema: chosen.outputSchema });
          }}
        >
          {calls.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name} {JSON.stringify(one.args)} · {words.calls[one.id]}
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
      <div class="ladder-ids">
        <JsonField
          id={`${id}-id`}
          label={words.fields.id}
          text={state.id}
          lines={1}
          problem={problem('id')}
          onText={(text) => onChange({ id: text })}
        />
        <JsonField
          id={`${id}-gave-up`}
          label={words.fields.gaveUp}
          text={state.gaveUp}
          lines={1}
          problem={problem('gaveUp')}
          onText={(text) => onChange({ gaveUp: text })}
        />
      </div>
      <JsonField
        id={`${id}-schema`}
        label={words.fields.schema}
        text={state.schema}
        lines={5}
        disabled={call.inputSchema === null}
        problem={
          problem('schema') ?? (schemaFault === undefined ? null : schemaProblemPhrase(schemaFault, words))
        }
        hint={
          call.inputSchema === null
            ? words.noDefinition
            : state.schema.trim() === ''
              ? words.emptySchema
              : undefined
        }
        onText={(schema) => onChange({ schema })}
      />
    </>
  );
}
