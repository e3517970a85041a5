import { useState } from 'preact/hooks';
import type { Question, Scene } from '#exercises/contract.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { SceneView } from './SceneView.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly id: string;
  readonly locale: 'en' | 'zh';
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
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const heading = useFocusOnArrival<HTMLHeadingElement>(!answered);
  const [incomplete, setIncomplete] = useState(false);

  const say = (event: Event): void => {
    event.preventDefault();
    const complete = questions.every((question) => chosen[question.id] !== undefined);
    setIncomplete(!complete);
    if (complete && !answered) onSay(chosen);
  };

  return (
    <form class="predict" onSubmit={say}>
      <h4 tabIndex={-1} ref={heading}>
        {title}
      </h4>
      <SceneView locale={locale} scene={scene} />
      <QuestionFields
        name={id}
        locale={locale}
        questions={questions}
        answers={chosen}
        disabled={answered}
        onAnswer={(question, answer) => setChosen((all) => ({ ...all, [question]: answer }))}
      />
      {!answered && (
        <div class="run-bar">
          <button type="submit" class="widget-button primary">
            {words.say}
          </button>
          <span role="status">{incomplete ? words.choose : ''}</span>
        </div>
      )}
    </form>
  );
}
