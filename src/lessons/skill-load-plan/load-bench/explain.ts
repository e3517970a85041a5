import { type Phrase, phraseText } from '#ui/phrase.ts';
import type { LoadAnswer } from './evaluateLoad.ts';
import type { LoadWords } from './messages/en.ts';

/** What the bench says, outcome first: what came of the request, why, and what follows. */
export interface Explanation {
  readonly tone: 'allowed' | 'refused';
  readonly outcome: string;
  readonly why: Phrase;
  readonly follows: Phrase;
}

/** Puts an answer of the bench into words; the sentences of refusals are core's. */
export function explain({ plan, nested, faults }: LoadAnswer, words: LoadWords): Explanation {
  const { outcomes, why, follows, refusals } = words;
  if (plan.kind === 'refused') {
    const [fault] = faults;
    const named = [
      ...(fault === undefined ? [] : why.field(fault)),
      ...(plan.at === null ? [] : why.at(plan.at.chain)),
    ];
    return {
      tone: 'refused',
      outcome: outcomes.refused,
      why: [nested ? refusals.nested[plan.code] : refusals.flat[plan.code]],
      follows: named,
    };
  }
  const { tokens, budget, accepted } = plan;
  if (!accepted)
    return {
      tone: 'refused',
      outcome: outcomes.over(tokens - budget),
      why: why.over(tokens, budget),
      follows: follows.over,
    };
  return {
    tone: 'allowed',
    outcome: outcomes.accepted,
    why: tokens === budget ? why.equal(tokens) : why.left(tokens, budget),
    follows: follows.accepted,
  };
}

/** An explanation as one line, for a screen reader. */
export function explanationText({ outcome, why, follows }: Explanation, words: LoadWords): string {
  return [outcome, phraseText(why), phraseText(follows)].filter((part) => part !== '').join(words.gap);
}
