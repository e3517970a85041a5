import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { markMessages } from '#progress/messages/messages.ts';
import { useExerciseMark } from '#progress/useExerciseMark.ts';
import '#ui/widget.css';
import './exercise.css';
import type { ExerciseProps } from './exerciseProps.ts';
import { wordsOf } from './messages/index.ts';
import type { RunState } from './useRun.ts';

interface Props extends ExerciseProps {
  readonly state: RunState;
  /** The part that is worked in; the task stands above it. */
  readonly work: ComponentChildren;
}

/** An exercise's root: its title with its link, its task, and the place where it is worked in. */
export function ExerciseFrame({ meta, locale, link, points, children, state, work }: Props) {
  const words = wordsOf[locale];
  const [ready, setReady] = useState(false);
  const mark = useExerciseMark(meta);
  useEffect(() => setReady(true), []);
  return (
    <section
      class="exercise"
      id={`exercise-${meta.id}`}
      data-exercise={meta.id}
      data-state={state}
      data-ready={ready ? '' : undefined}
      aria-labelledby={`exercise-${meta.id}-title`}
    >
      <header class="exercise-header">
        <h3 id={`exercise-${meta.id}-title`}>
          <span class="exercise-kind">{words.kinds[meta.kind]}</span> {meta.title[locale]}
        </h3>
        {mark === 'passed' && (
          <span class="exercise-mark outcome outcome-allowed">{markMessages[locale][mark]}</span>
        )}
        {mark === 'passed-before' && <span class="exercise-mark">{markMessages[locale][mark]}</span>}
        <a class="exercise-link" href={link} data-copy-link>
          {meta.id} <span>{words.copyLink}</span>
        </a>
      </header>
      <div class="exercise-task sl-markdown-content">{children}</div>
      <div class="exercise-work not-content">{work}</div>
      <p class="exercise-points">
        {words.points}
        {points.map(({ id, href }) => (
          <a key={id} href={href}>
            {id}
          </a>
        ))}
        <span>{words.revision(meta.revision)}</span>
      </p>
    </section>
  );
}
