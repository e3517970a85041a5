import { useState } from 'preact/hooks';
import type { Question, Scene } from '#exercises/contract.ts';
import { verdictWords } from '#grader/messages/explain.ts';
import { readAnswer } from '#grader/questions/readAnswer.ts';
import type { Locale } from '#i18n/locale.ts';
import { withoutMarks } from './InlineCode.tsx';
import { wordsOf } from './messages/index.ts';
import { QuestionField } from './QuestionField.tsx';
import { SceneView } from './SceneView.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

interface Props {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly scene: Scene;
  readonly questions: readonly Question[];
  /** Whether an answer has been given; the questions stay on screen, fixed. */
  readonly answered: boolean;
  readonly onSay: (answer: Readonly<Record<string, string>>) => void;
}

/** One situation of a round, and the questions about it. */
export function PredictQuestion({ id, locale, title, scene, questions, answered, onSay }: Props) {
  const words = wordsOf[locale];
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const heading = useFocusOnArrival<HTMLHeadingElement>(!answered);
  /** Set once an answer was tried to be given: what hinders it is said from then on. */
  const [tried, setTried] = useState(false);
  const kinds = questions.map((question) => readAnswer(question, given[question.id]).kind);
  const unreadable = questions[kinds.indexOf('unreadable')];
  const problem = kinds.includes('unanswered')
    ? words.choose
    : unreadable !== undefined
      ? `${withoutMarks(unreadable.ask[locale])} ${verdictWords[locale].labels.cellStates.unreadable}`
      : '';

  const say = (event: Event): void => {
    event.preventDefault();
    setTried(problem !== '');
    if (problem === '' && !answered) onSay(given);
  };

  return (
    <form class="predict" onSubmit={say}>
      <h4 tabIndex={-1} ref={heading}>
        {title}
      </h4>
      <SceneView locale={locale} scene={scene} />
      {questions.map((question, index) => (
        <QuestionField
          key={question.id}
          name={`${id}-${question.id}`}
          locale={locale}
          question={question}
          answer={given[question.id] ?? ''}
          disabled={answered}
          invalid={tried && kinds[index] === 'unreadable'}
          describedBy={`${id}-problem`}
          onAnswer={(answer) => setGiven((all) => ({ ...all, [question.id]: answer }))}
        />
      ))}
      {!answered && (
        <div class="run-bar">
          <button type="submit" class="widget-button primary">
            {words.say}
          </button>
          <span id={`${id}-problem`} role="status">
            {tried ? problem : ''}
          </span>
        </div>
      )}
    </form>
  );
}
