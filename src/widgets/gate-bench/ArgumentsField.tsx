import type { Range } from '#grader/json/scanJson.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** The part to underline, or null. */
  readonly offending: Range | null;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly onText: (text: string) => void;
}

/**
 * A text field that underlines a part of its text. A text area cannot mark its own text, so the same text lies under it,
 * invisible but for the mark; as both share a grid cell, the field is as high as its text and never scrolls.
 */
export function ArgumentsField({ id, label, text, offending, describedBy, invalid, onText }: Props) {
  const [start, end] = offending ?? [text.length, text.length];
  return (
    <div class="gate-bench-arguments">
      <label class="gate-bench-label" for={id}>
        {label}
      </label>
      <div class="gate-bench-editor">
        <pre aria-hidden="true">
          {text.slice(0, start)}
          {offending !== null && <mark>{text.slice(start, end) || ' '}</mark>}
          {text.slice(end)}{' '}
        </pre>
        <textarea
          id={id}
          value={text}
          rows={5}
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
