import { conjunctOf, type GateRun, type PermitGateId, type PermitRefusal } from '#core';
import { notJsonPhrase } from '#ui/notJsonPhrase.ts';
import { type Phrase, phraseText } from '#ui/phrase.ts';
import type { BenchAnswer } from './evaluateBench.ts';
import type { BenchWords } from './messages/en.ts';
import { kindOf } from './valueKind.ts';

/** The bench's explanation of an answer: outcome, cause and consequence. */
export interface Explanation {
  readonly tone: 'allowed' | 'refused';
  readonly outcome: string;
  readonly why: Phrase;
  readonly follows: Phrase;
}

type Stopped = Extract<GateRun<PermitGateId, PermitRefusal>, { passed: false }>;

/** Formats an answer of the bench. */
export function explain(answer: BenchAnswer, words: BenchWords): Explanation {
  if (answer.kind === 'unread') {
    const why = notJsonPhrase(answer.place, words);
    return { tone: 'refused', outcome: words.outcomes.unread, why, follows: words.unreadFollows };
  }
  const { run, literal } = answer;
  if (run.passed) {
    return { tone: 'allowed', outcome: words.outcomes.passed, why: [], follows: words.follows.starts };
  }
  return {
    tone: 'refused',
    outcome: words.outcomes.refused(run.stoppedAt),
    why: whyOf(run.refusal, literal, words),
    follows: followsOf(run, words),
  };
}

/** Formats the facts of a refusal; `literal` is the value as typed. */
function whyOf(refusal: PermitRefusal, literal: string | null, { causes, gap }: BenchWords): Phrase {
  const typed = (received: unknown): string => literal ?? JSON.stringify(received);
  switch (refusal.code) {
    case 'schema_fields': {
      if (refusal.problem === 'not_a_record') return causes.notAnObject(kindOf(refusal.received));
      const { missing, unexpected } = refusal;
      return [
        ...(missing.length > 0 ? causes.missing(missing) : []),
        ...(missing.length > 0 && unexpected.length > 0 ? [gap] : []),
        ...(unexpected.length > 0 ? causes.extra(unexpected) : []),
      ];
    }
    case 'schema_types': {
      const { received } = refusal;
      return refusal.expected === 'string'
        ? causes.cityNotString(typed(received), kindOf(received))
        : causes.wrongType('days', typed(received), kindOf(received));
    }
    case 'schema_range': {
      const { received, minimum } = refusal;
      return Number(received) < minimum ? causes.tooFew(typed(received)) : causes.tooMany(typed(received));
    }
    case 'semantic_city': {
      const { received, near } = refusal;
      const known = near === null ? [] : [gap, ...causes.nearMisses[near.by](near.known)];
      return [...causes.unknownCity(String(received)), ...known];
    }
    case 'permission_denied':
      return causes.denied;
    case 'permission_undecided':
      return causes.undecided;
  }
}

/** Formats the consequence. A refusal by the host is not addressed to the model, which cannot repair it. */
function followsOf(
  { stoppedAt, refusal: { code } }: Stopped,
  { follows, permitRefusals }: BenchWords,
): Phrase {
  const byHost = conjunctOf[stoppedAt] === 'permission';
  return byHost ? follows.host(permitRefusals[code]) : follows.told(permitRefusals[code]);
}

/** Formats an explanation as one line for a screen reader. */
export function explanationText({ outcome, why, follows }: Explanation, words: BenchWords): string {
  return [outcome, phraseText(why), phraseText(follows)].filter((part) => part !== '').join(words.gap);
}
