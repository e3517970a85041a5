import type { Question } from '#exercises/contract.ts';

interface Props {
  /** Tells this group's fields apart from all others on the page. */
  readonly name: string;
  readonly locale: 'en' | 'zh';
  readonly questions: readonly Question[];
  /** What has been answered, as typed or chosen. */
  readonly answers: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onAnswer: (question: string, answer: string) => void;
}

/** The questions about a situation, each with its choices or with a field for a number. */
export function QuestionFields({ name, locale, questions, answers, disabled, onAnswer }: Props) {
  return (
    <>
      {questions.map((question) =>
        'choices' in question ? (
          <fieldset key={question.id} class="question-choices" disabled={disabled}>
            <legend>{question.ask[locale]}</legend>
            {question.choices.map((choice) => (
              <label key={choice.id}>
                <input
                  type="radio"
                  name={`${name}-${question.id}`}
                  value={choice.id}
                  checked={answers[question.id] === choice.id}
                  onChange={() => onAnswer(question.id, choice.id)}
                />
                {choice.words[locale]}
              </label>
            ))}
          </fieldset>
        ) : (
          <label key={question.id} class="question-number">
            <span>{question.ask[locale]}</span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              disabled={disabled}
              value={answers[question.id] ?? ''}
              onInput={(event) => onAnswer(question.id, event.currentTarget.value)}
            />
            <span>{question.integer.unit[locale]}</span>
          </label>
        ),
      )}
    </>
  );
}
