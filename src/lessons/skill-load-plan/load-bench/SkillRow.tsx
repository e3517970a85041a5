import { isTokens, sumTokens } from '#core';
import { CostField } from './CostField.tsx';
import { type BenchResource, type BenchSkill, readCost } from './loadState.ts';
import type { LoadWords } from './messages/en.ts';
import { ResourceRow } from './ResourceRow.tsx';

interface Props {
  readonly skill: BenchSkill;
  readonly resources: readonly BenchResource[];
  readonly allResources: readonly string[];
  readonly words: LoadWords['labels'];
  readonly onChange: (change: Partial<BenchSkill>) => void;
  readonly onRemove: () => void;
  readonly onResource: (id: string, change: Partial<BenchResource>) => void;
  readonly onRemoveResource: (id: string) => void;
}

/** How many resources of a skill are shown while nobody has activated it. */
const SHOWN_INACTIVE = 6;

/** A skill: whether it is active, what its metadata and its body cost, and its resources. */
export function SkillRow(props: Props) {
  const { skill, resources, allResources, words, onChange, onRemove } = props;
  const { id, metadata, body, active } = skill;
  const isFolded =
    !active && resources.length > SHOWN_INACTIVE && !resources.some(({ requested }) => requested);
  return (
    <li class="load-skill" data-skill={id} data-active={active}>
      <label class="load-choice">
        <input
          type="checkbox"
          checked={active}
          aria-label={words.activate(id)}
          onChange={() => onChange({ active: !active })}
        />
        <strong>{id}</strong>
      </label>
      <CostField
        label={words.costOf('metadata', id)}
        value={metadata}
        onValue={(next) => onChange({ metadata: next })}
      />
      <CostField
        label={words.costOf('body', id)}
        value={body}
        mayBeEmpty
        onValue={(next) => onChange({ body: next })}
      />
      <button type="button" class="load-remove" aria-label={words.remove(id)} onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </button>
      {isFolded && <p class="load-folded">{words.folded(resources.length, costOf(resources))}</p>}
      {!isFolded && resources.length > 0 && (
        <ul class="load-resources" aria-label={words.resourcesOf(id)}>
          {resources.map((resource) => (
            <ResourceRow
              key={resource.id}
              resource={resource}
              others={allResources.filter((other) => other !== resource.id)}
              words={words}
              onChange={(change) => props.onResource(resource.id, change)}
              onRemove={() => props.onRemoveResource(resource.id)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

function costOf(resources: readonly BenchResource[]): number {
  return sumTokens(resources.map(({ cost }) => readCost(cost)).filter(isTokens));
}
