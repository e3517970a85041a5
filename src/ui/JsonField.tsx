import type { Range } from '#json/placeAt.ts';
import { PhraseText } from './PhraseText.tsx';
import type { Phrase } from './phrase.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** The part to underline. */
  readonly offending?: Range | null;
  /** The id of an element elsewhere that says what comes of the text. */
  readonly describedBy?: string;
  /** Whether the text is at fault, where `problem` does not say so. */
  readonly invalid?: boolean;
  /** How many lines the field shows at least; it grows with its text. */
  readonly lines?: number;
  readonly disabled?: boolean;
  /** Why the text cannot be read, said below the field, where a line is kept for it; no line where it is not given. */
  readonly problem?: Phrase | null;
  /** What is said there as long as there is no problem. */
  readonly hint?: string | undefined;
  readonly onText: (text: string) => void;
}

/**
 * A text field that underlines a part of its text. A text area cannot mark its own text, so the same text lies under it,
 * invisible but for the mark; as both share a grid cell, the field is as high as its text and never scrolls.
 */
export function JsonField(props: Props) {
  const {
    id,
    label,
    text,
    offending = null,
    describedBy,
    lines = 6,
    disabled = false,
    problem,
    hint,
  } = props;
  const [start, end] = offending ?? [text.length, text.length];
  const isFaulty = (problem ?? null) !== null;
  const described = [...(problem === undefined ? [] : [`${id}-problem`]), describedBy]
    .filter(Boolean)
    .join(' ');
  return (
    <div class="json-field">
      <label class="widget-label" for={id}>
        {label}
      </label>
      <div class="json-field-text" style={{ '--lines': lines }}>
        <pre aria-hidden="true">
          {text.slice(0, start)}
          {offending !== null && <mark>{text.slice(start, end) || ' '}</mark>}
          {text.slice(end)}{' '}
        </pre>
        <textarea
          id={id}
          value={text}
          rows={Math.max(1, lines - 1)}
          disabled={disabled}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          aria-describedby={described === '' ? undefined : described}
          aria-invalid={isFaulty || props.invalid === true}
          onInput={(event) => props.onText(event.currentTarget.value)}
        />
      </div>
      {problem !== undefined && (
        <p class="json-field-problem" id={`${id}-problem`} data-problem={isFaulty}>
          {problem === null ? hint : <PhraseText pieces={problem} />}
        </p>
      )}
    </div>
  );
}
