import type { PermitRefusal } from '#core/index.ts';
import { notJsonPhrase } from '#ui/notJsonPhrase.ts';
import { type Phrase, phraseText } from '#ui/phrase.ts';
import type { BenchAnswer } from './evaluateBench.ts';
import type { Cause } from './findCause.ts';
import type { BenchWords } from './messages/en.ts';

/** What the bench says, outcome first: what came of the call, why, and what follows. */
export interface Explanation {
  readonly tone: 'allowed' | 'refused';
  readonly outcome: string;
  readonly why: Phrase;
  readonly follows: Phrase;
}

/** Puts an answer of the bench into words. */
export function explain(answer: BenchAnswer, words: BenchWords): Explanation {
  if (answer.kind === 'unread') {
    const why = notJsonPhrase(answer.place, words);
    return { tone: 'refused', outcome: words.outcomes.unread, why, follows: words.unreadFollows };
  }
  const { run, cause } = answer;
  if (run.passed) {
    return { tone: 'allowed', outcome: words.outcomes.passed, why: [], follows: words.follows.starts };
  }
  return {
    tone: 'refused',
    outcome: words.outcomes.refused(run.stoppedAt),
    why: cause === null ? [] : whyOf(cause, words),
    follows: followsOf(run.refusal, words),
  };
}

function whyOf(cause: Cause, { causes, gap }: BenchWords): Phrase {
  switch (cause.code) {
    case 'not-an-object':
      return causes.notAnObject(cause.kind);
    case 'wrong-fields':
      return [
        ...(cause.missing.length > 0 ? causes.missing(cause.missing) : []),
        ...(cause.missing.length > 0 && cause.extra.length > 0 ? [gap] : []),
        ...(cause.extra.length > 0 ? causes.extra(cause.extra) : []),
      ];
    case 'wrong-type':
      return cause.field === 'city'
        ? causes.cityNotString(cause.literal, cause.kind)
        : causes.wrongType(cause.field, cause.literal, cause.kind);
    case 'out-of-range':
      return cause.days < 1 ? causes.tooFew(cause.literal) : causes.tooMany(cause.literal);
    case 'unknown-city': {
      const { city, near } = cause;
      const known = near === null ? [] : [gap, ...causes.nearMisses[near.by](near.city)];
      return [...causes.unknownCity(city), ...known];
    }
    case 'permission_denied':
      return causes.denied;
    case 'permission_undecided':
      return causes.undecided;
  }
}

/** A refusal by the host is not for the model to repair, so it is not put as a message to it. */
function followsOf(refusal: PermitRefusal, { follows, permitRefusals }: BenchWords): Phrase {
  const byHost = refusal === 'permission_denied' || refusal === 'permission_undecided';
  return byHost ? follows.host(permitRefusals[refusal]) : follows.told(permitRefusals[refusal]);
}

/** An explanation as one line, for a screen reader. */
export function explanationText({ outcome, why, follows }: Explanation, words: BenchWords): string {
  return [outcome, phraseText(why), phraseText(follows)].filter((part) => part !== '').join(words.gap);
}
