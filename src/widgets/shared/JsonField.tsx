import type { Range } from '#grader/json/scanJson.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** The part to underline, or null. */
  readonly offending: Range | null;
  /** The id of the element that says what is wrong with the text. */
  readonly describedBy: string;
  readonly invalid: boolean;
  /** How many lines the field shows at least; it grows with its text. Six where absent. */
  readonly lines?: number;
  readonly onText: (text: string) => void;
}

/**
 * A text field that underlines a part of its text. A text area cannot mark its own text, so the same text lies under it,
 * invisible but for the mark; as both share a grid cell, the field is as high as its text and never scrolls.
 */
export function JsonField({ id, label, text, offending, describedBy, invalid, lines = 6, onText }: Props) {
  const [start, end] = offending ?? [text.length, text.length];
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
          rows={lines - 1}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
