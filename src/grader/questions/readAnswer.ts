import type { Question } from '#exercises/contract.ts';
import { readInteger } from './readInteger.ts';

/** What a learner's answer to one question turned out to be. Nothing and blank text are no answer. */
export type ReadAnswer =
  | { readonly kind: 'read'; readonly answer: string }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'unreadable' };

/**
 * Reads an answer: the id of a choice, or an integer as text or as a number. What is neither is told apart from a wrong
 * answer, so that a learner who wrote `1,000` learns how to write it and not that a thousand is wrong.
 */
export function readAnswer(question: Question, given: unknown): ReadAnswer {
  if (given == null || (typeof given === 'string' && given.trim() === '')) return { kind: 'unanswered' };
  const answer = 'choices' in question ? choiceOf(question, given) : integerOf(given);
  return answer === null ? { kind: 'unreadable' } : { kind: 'read', answer };
}

function choiceOf({ choices }: Extract<Question, { choices: unknown }>, given: unknown): string | null {
  return choices.find(({ id }) => id === given)?.id ?? null;
}

function integerOf(given: unknown): string | null {
  if (typeof given === 'string') return readInteger(given);
  return Number.isSafeInteger(given) ? readInteger(String(given)) : null;
}
