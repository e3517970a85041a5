import { useId, useRef, useState } from 'preact/hooks';
import type { BenchWords } from './messages/en.ts';

interface Props {
  readonly cities: readonly string[];
  readonly words: BenchWords['labels'];
  readonly onCities: (cities: readonly string[]) => void;
}

/** The host's vocabulary as removable chips, and a field to add one. */
export function CitiesField({ cities, words, onCities }: Props) {
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function add(event: Event) {
    event.preventDefault();
    // Not trimmed: blanks, case and Unicode form are part of a name.
    if (draft !== '' && !cities.includes(draft)) onCities([...cities, draft]);
    setDraft('');
    input.current?.focus();
  }

  function remove(city: string) {
    onCities(cities.filter((other) => other !== city));
    // The focused button was removed with its chip.
    input.current?.focus();
  }

  return (
    <div class="gate-bench-cities">
      <span class="widget-label" id={`${id}-label`}>
        {words.cities}
      </span>
      <ul class="chips" aria-labelledby={`${id}-label`}>
        {cities.map((city) => (
          <li key={city} class="chip chip-removable">
            <span>{city}</span>
            <button type="button" aria-label={words.remove(city)} onClick={() => remove(city)}>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
        <li>
          <form class="chip chip-form" onSubmit={add}>
            <input
              ref={input}
              type="text"
              value={draft}
              maxLength={100}
              aria-label={words.addCity}
              placeholder={words.addCity}
              autocomplete="off"
              spellcheck={false}
              onInput={(event) => setDraft(event.currentTarget.value)}
            />
            <button type="submit" aria-label={words.addCity}>
              <span aria-hidden="true">+</span>
            </button>
          </form>
        </li>
      </ul>
    </div>
  );
}
