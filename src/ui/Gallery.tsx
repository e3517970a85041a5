/** What a situation's button says, and what it shows, in one sentence. */
export interface SituationText {
  readonly title: string;
  readonly shows: string;
}

interface Props<Situation extends { readonly id: string }> {
  /** What stands above all. */
  readonly label: string;
  /** In groups with a title each, or one without. */
  readonly groups: readonly { readonly title: string | null; readonly situations: readonly Situation[] }[];
  /** The situation that stands in the widget unchanged, if any does. */
  readonly chosen: Situation | undefined;
  readonly told: (situation: Situation) => SituationText;
  readonly onChoose: (situation: Situation) => void;
}

/** The situations that one click puts into a widget, and under them what the chosen one shows. */
export function Gallery<Situation extends { readonly id: string }>(props: Props<Situation>) {
  const { label, groups, chosen, told, onChoose } = props;
  const chips = (situations: readonly Situation[]) => (
    <div class="chips">
      {situations.map((situation) => (
        <button
          key={situation.id}
          type="button"
          class="chip"
          data-situation={situation.id}
          aria-pressed={situation === chosen}
          onClick={() => onChoose(situation)}
        >
          {told(situation).title}
        </button>
      ))}
    </div>
  );
  return (
    <div class="gallery">
      <h3 class="widget-label">{label}</h3>
      {groups.map(({ title, situations }) =>
        title === null ? (
          chips(situations)
        ) : (
          <fieldset key={title} class="gallery-group">
            <legend>{title}</legend>
            {chips(situations)}
          </fieldset>
        ),
      )}
      <p class="gallery-shows">{chosen && told(chosen).shows}</p>
    </div>
  );
}
