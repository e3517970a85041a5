import { useRef } from 'preact/hooks';
import { AddForm } from './AddForm.tsx';
import { addResource, addSkill, removeResource, removeSkill, withResource, withSkill } from './editState.ts';
import type { LoadState } from './loadState.ts';
import type { LoadWords } from './messages/en.ts';
import { SkillRow } from './SkillRow.tsx';

interface Props {
  readonly state: LoadState;
  readonly words: LoadWords;
  readonly onState: (state: LoadState) => void;
}

/** The skills of the folder with their costs and resources, each of which can be changed, taken away and added to. */
export function FolderField({ state, words, onState }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { labels } = words;
  const allResources = state.resources.map(({ id }) => id);

  function remove(next: LoadState) {
    onState(next);
    // The button that had the focus is gone with its row.
    root.current?.querySelector<HTMLElement>('.load-add input')?.focus();
  }

  return (
    <div ref={root} class="load-folder">
      <div class="load-head">
        <h3 class="widget-label">{labels.skills}</h3>
        <span aria-hidden="true">{labels.metadata}</span>
        <span aria-hidden="true">{labels.body}</span>
      </div>
      <ul class="load-skills">
        {state.skills.map((skill) => (
          <SkillRow
            key={skill.id}
            skill={skill}
            resources={state.resources.filter(({ owner }) => owner === skill.id)}
            allResources={allResources}
            words={labels}
            onChange={(change) => onState(withSkill(state, skill.id, change))}
            onRemove={() => remove(removeSkill(state, skill.id))}
            onResource={(id, change) => onState(withResource(state, id, change))}
            onRemoveResource={(id) => remove(removeResource(state, id))}
          />
        ))}
      </ul>
      <AddForm
        label={labels.addSkill}
        words={words}
        onAdd={(name) => {
          const next = addSkill(state, name);
          if (typeof next === 'string') return next;
          onState(next);
          return null;
        }}
      />
      {state.skills.length > 0 && (
        <AddForm
          label={labels.addResource}
          owners={state.skills.map(({ id }) => id)}
          words={words}
          onAdd={(name, owner) => {
            const next = addResource(state, name, owner);
            if (typeof next === 'string') return next;
            onState(next);
            return null;
          }}
        />
      )}
    </div>
  );
}
