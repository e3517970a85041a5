import { useId } from 'preact/hooks';
import { JsonField } from '#ui/JsonField.tsx';
import type { Phrase } from '#ui/phrase.ts';
import { callOf } from './calls.ts';
import type { LadderAnswer, TextField } from './evaluateLadder.ts';
import { problemPhrase } from './explain.ts';
import type { LadderState } from './ladderState.ts';
import type { LadderWords } from './messages/en.ts';
import type { SchemaRemark } from './schemaReader.ts';

interface Props {
  readonly state: LadderState;
  readonly answer: LadderAnswer;
  readonly words: LadderWords;
  /** What is said of the output schema, once somebody reads more than the widget brings along. */
  readonly schemaRemark: SchemaRemark | undefined;
  readonly onChange: (next: Partial<LadderState>) => void;
}

/** What the host holds beside the message: the ids that it used, and the output schema that the tool promised. */
export function HeldFields({ state, answer, words, schemaRemark, onChange }: Props) {
  const id = useId();
  const isDefined = callOf(state.call).inputSchema !== null;
  const problem = (field: TextField): Phrase | null => {
    const found = answer.kind === 'unread' ? answer.problems.get(field) : undefined;
    return found === undefined ? null : problemPhrase(found, words);
  };
  const emptySchema = state.schema.trim() === '' ? words.emptySchema : undefined;
  return (
    <div class="ladder-held">
      <JsonField
        id={`${id}-schema`}
        label={words.fields.schema}
        text={state.schema}
        lines={6}
        disabled={!isDefined}
        problem={problem('schema') ?? schemaRemark?.problem ?? null}
        hint={isDefined ? (emptySchema ?? schemaRemark?.hint) : words.noDefinition}
        onText={(schema) => onChange({ schema })}
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
    </div>
  );
}
