import { useId } from 'preact/hooks';

interface Props<Id extends string> {
  readonly legend: string;
  readonly choices: readonly Id[];
  readonly chosen: Id;
  readonly words: Readonly<Record<Id, string>>;
  readonly onChoose: (choice: Id) => void;
}

/** One of a few, as buttons side by side that behave as radio buttons. */
export function Choice<Id extends string>({ legend, choices, chosen, words, onChoose }: Props<Id>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class="widget-label">{legend}</legend>
      <div class="segments">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span>{words[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
