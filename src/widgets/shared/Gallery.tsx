import type { Situation, SituationGroup } from './situation.ts';
import type { SharedWords } from './words/en.ts';

interface Props<State> {
  /** In groups under their titles, or as one list. */
  readonly situations: readonly SituationGroup<State>[] | readonly Situation<State>[];
  /** The situation that stands in the widget unchanged, if any does. */
  readonly chosen: Situation<State> | undefined;
  readonly locale: 'en' | 'zh';
  readonly words: SharedWords;
  readonly onChoose: (situation: Situation<State>) => void;
}

/** The situations that one click puts into a widget, and under them what the chosen one shows. */
export function Gallery<State>({ situations, chosen, locale, words, onChoose }: Props<State>) {
  const chips = (list: readonly Situation<State>[]) =>
    list.map((situation) => (
      <button
        key={situation.id}
        type="button"
        class="chip"
        data-situation={situation.id}
        aria-pressed={situation === chosen}
        onClick={() => onChoose(situation)}
      >
        {situation.title[locale]}
      </button>
    ));
  return (
    <div class="gallery">
      <h3 class="widget-label">{words.situations}</h3>
      {isGrouped(situations) ? (
        situations.map((group) => (
          <fieldset key={group.title.en} class="gallery-group">
            <legend>{group.title[locale]}</legend>
            <div class="chips">{chips(group.situations)}</div>
          </fieldset>
        ))
      ) : (
        <div class="chips">{chips(situations)}</div>
      )}
      <p class="gallery-shows">{chosen?.shows[locale]}</p>
    </div>
  );
}

function isGrouped<State>(list: Props<State>['situations']): list is readonly SituationGroup<State>[] {
  return list[0] !== undefined && 'situations' in list[0];
}
