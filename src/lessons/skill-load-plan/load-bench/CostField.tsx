import { isTokens } from '#core';
import { readCost } from './loadState.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Whether nothing at all is fine too. */
  readonly mayBeEmpty?: boolean;
  readonly id?: string;
  readonly onValue: (value: string) => void;
}

/** A field for a number of tokens. It takes any text, since what core makes of `"50"` is worth seeing. */
export function CostField({ label, value, mayBeEmpty = false, id, onValue }: Props) {
  const isFine = (mayBeEmpty && value === '') || isTokens(readCost(value));
  return (
    <input
      class="load-cost"
      type="text"
      inputMode="numeric"
      {...(id === undefined ? {} : { id })}
      value={value}
      maxLength={40}
      aria-label={label}
      aria-invalid={!isFine}
      autocomplete="off"
      spellcheck={false}
      onInput={(event) => onValue(event.currentTarget.value)}
    />
  );
}
