import { useId, useRef, useState } from 'preact/hooks';
import { type AddFault, LONGEST_NAME } from './editState.ts';
import type { LoadWords } from './messages/en.ts';

interface Props {
  readonly label: string;
  /** The skills to choose an owner from; none where what is added has no owner. */
  readonly owners?: readonly string[];
  readonly words: LoadWords;
  /** Adds it, or says why not. */
  readonly onAdd: (name: string, owner: string) => AddFault | null;
}

/** A field that adds a row by its name. */
export function AddForm({ label, owners = [], words, onAdd }: Props) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState('');
  const [fault, setFault] = useState<AddFault | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const owner = owners.includes(chosen) ? chosen : (owners[0] ?? '');

  function add(event: Event) {
    event.preventDefault();
    const found = onAdd(name, owner);
    setFault(found);
    if (found === null) setName('');
    input.current?.focus();
  }

  return (
    <form class="load-add" onSubmit={add}>
      <div class="chip chip-form">
        <input
          ref={input}
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          aria-label={label}
          aria-describedby={`${id}-fault`}
          placeholder={label}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => {
            setName(event.currentTarget.value);
            setFault(null);
          }}
        />
        <button type="submit" aria-label={label}>
          <span aria-hidden="true">+</span>
        </button>
      </div>
      {owners.length > 1 && (
        <select
          class="load-owner"
          aria-label={words.labels.owner}
          value={owner}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {owners.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
      <span id={`${id}-fault`} class="load-add-fault" role="status">
        {fault !== null && words.addFaults[fault]}
      </span>
    </form>
  );
}
