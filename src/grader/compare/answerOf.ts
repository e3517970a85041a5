import type { Rule } from '#exercises/contract.ts';
import type { Answer } from '../answer.ts';
import { encode } from '../wire/encode.ts';

/** The answer of a trusted rule to an input; a record's fields are sorted. */
export function answerOf<Input extends readonly unknown[]>(rule: Rule<Input>, input: Input): Answer {
  try {
    // References and stored answers leave their input as it is (a test says so), so none needs a copy of its own.
    const encoded = encode(rule(...input), true);
    return encoded.ok ? { type: 'value', text: encoded.text } : { type: 'not-cloneable', what: encoded.what };
  } catch (error) {
    return { type: 'threw', error: error instanceof Error ? error.name : 'value' };
  }
}
