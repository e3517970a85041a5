import type { Question } from '#exercises/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import { InlineCode, withoutMarks } from './InlineCode.tsx';

export interface QuestionFieldProps {
  /** Tells this field apart from all others on the page. */
  readonly name: string;
  readonly locale: Locale;
  readonly question: Question;
  /** What has been answered, as typed or chosen; empty where nothing was. */
  readonly answer: string;
  readonly disabled: boolean;
  readonly onAnswer: (answer: string) => void;
  /** Stands in a list until one of its choices is made; without it all choices stand open. */
  readonly placeholder?: string;
  /** The element that says what is to be mended about the answer. */
  readonly describedBy?: string;
  readonly invalid?: boolean;
}

/** One question with the field that it is answered in: choices side by side or in a list, or a number to type. */
export function QuestionField(props: QuestionFieldProps) {
  const { name, locale, question, answer, disabled, onAnswer, placeholder, describedBy, invalid } = props;
  const common = { 'aria-describedby': describedBy, disabled };
  if (!('choices' in question)) {
    return (
      <label class="question-number">
        <span class="question-ask">
          <InlineCode text={question.ask[locale]} />
        </span>
        <span class="question-typed">
          {/* Text, so that what was typed can be shown again and told what is wrong about it. */}
          <input
            {...common}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={invalid ? true : undefined}
            value={answer}
            onInput={(event) => onAnswer(event.currentTarget.value)}
          />
          {question.integer.unit[locale] !== '' && <span>{question.integer.unit[locale]}</span>}
        </span>
      </label>
    );
  }
  if (placeholder !== undefined) {
    return (
      <label class="question-list">
        <span class="question-ask">
          <InlineCode text={question.ask[locale]} />
        </span>
        <select {...common} value={answer} onChange={(event) => onAnswer(event.currentTarget.value)}>
          <option value="">{placeholder}</option>
          {question.choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {withoutMarks(choice.words[locale])}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset class="question-choices" {...common}>
      <legend class="question-ask">
        <InlineCode text={question.ask[locale]} />
      </legend>
      {question.choices.map((choice) => (
        <label key={choice.id}>
          <input
            type="radio"
            name={name}
            value={choice.id}
            checked={answer === choice.id}
            onChange={() => onAnswer(choice.id)}
          />
          <span>
            <InlineCode text={choice.words[locale]} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
