import type { Rule } from '#exercises/contract.ts';
import type { ProgramAnswer } from '../realm.ts';
import { encode } from '../wire/encode.ts';

/**
 * What a trusted rule answers, in the form in which answers are compared: wire text with a record's fields sorted, or
 * the name of what it threw.
 */
export function answerOf<Input extends readonly unknown[]>(rule: Rule<Input>, input: Input): string {
  try {
    // References and stored answers leave their input as it is (a test says so), so none needs a copy of its own.
    const encoded = encode(rule(...input), true);
    return encoded.ok ? encoded.text : `not-cloneable ${encoded.what}`;
  } catch (error) {
    return `threw ${error instanceof Error ? error.name : 'value'}`;
  }
}

/** A learner's outcome in the same form. */
export function answerText(outcome: ProgramAnswer): string {
  switch (outcome.type) {
    case 'value':
      return outcome.text;
    case 'threw':
      return `threw ${outcome.error}`;
    case 'not-cloneable':
      return `not-cloneable ${outcome.what}`;
  }
}
