import type { Question, Scene } from '#exercises/contract.ts';
import { verdictWords } from '#grader/messages/explain.ts';
import { isAnswered } from '#grader/questions/gradeSheet.ts';
import { readAnswer } from '#grader/questions/readAnswer.ts';
import type { CellState, SheetRow } from '#grader/verdict.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import { CellMark } from './CellMark.tsx';
import { InlineCode } from './InlineCode.tsx';
import { wordsOf } from './messages/index.ts';
import { QuestionField } from './QuestionField.tsx';
import { SceneView } from './SceneView.tsx';

interface Props {
  /** Tells this row apart from all others on the page. */
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly scene: Scene;
  readonly questions: readonly Question[];
  readonly answers: Readonly<Record<string, string>>;
  /** How the row was graded, or null where it has not been, or was changed since. */
  readonly graded: SheetRow | null;
  readonly why: LocalizedText | undefined;
  readonly onAnswer: (question: string, answer: string) => void;
}

/** One item of a sheet: what it is, a field for each question, and once it is graded how each answer fared and why. */
export function DecideRow({ id, locale, title, scene, questions, answers, graded, why, onAnswer }: Props) {
  const { cellStates } = verdictWords[locale].labels;
  const stateOf = (question: Question): CellState => {
    // What is no number is said while it is typed; whether it is right only once it is graded.
    if (readAnswer(question, answers[question.id]).kind === 'unreadable') return 'unreadable';
    return graded?.cells[question.id] ?? 'unanswered';
  };
  const isGraded = graded !== null && isAnswered(graded);
  const tone = isGraded ? (graded.right ? 'allowed' : 'refused') : undefined;
  return (
    <li class="decide-row" id={id} data-tone={tone}>
      <fieldset>
        <legend>{title}</legend>
        <div class="decide-cells">
          <SceneView locale={locale} scene={scene} />
          {questions.map((question) => {
            const state = stateOf(question);
            const result = `${id}-${question.id}-result`;
            return (
              <div key={question.id} class="decide-cell">
                <QuestionField
                  name={`${id}-${question.id}`}
                  locale={locale}
                  question={question}
                  answer={answers[question.id] ?? ''}
                  disabled={false}
                  placeholder={wordsOf[locale].chooseOne}
                  describedBy={result}
                  invalid={state === 'unreadable' || state === 'wrong'}
                  onAnswer={(answer) => onAnswer(question.id, answer)}
                />
                <div id={result} class="decide-result">
                  {state !== 'unanswered' && <CellMark state={state} text={cellStates[state]} />}
                </div>
              </div>
            );
          })}
        </div>
        {isGraded && why !== undefined && (
          <p class="decide-why">
            <InlineCode text={why[locale]} />
          </p>
        )}
      </fieldset>
    </li>
  );
}
