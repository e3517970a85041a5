import type { PermitGateId, PermitRefusal } from '#core/index.ts';
import { gallery, type Situation } from './gallery.ts';
import { judgeBench } from './judgeBench.ts';

/** A situation of the gallery with what core says of it, for a page without scripts. */
export interface StaticCase {
  readonly situation: Situation;
  readonly answer:
    | { readonly kind: 'passed' }
    | { readonly kind: 'unread' }
    | { readonly kind: 'refused'; readonly gate: PermitGateId; readonly refusal: PermitRefusal };
}

/** The gallery, judged by core. */
export function staticCases(): readonly StaticCase[] {
  return gallery.map((situation) => {
    const answer = judgeBench(situation.state);
    if (answer.kind === 'unread') return { situation, answer: { kind: 'unread' } };
    const { run } = answer;
    if (run.passed) return { situation, answer: { kind: 'passed' } };
    return { situation, answer: { kind: 'refused', gate: run.stoppedAt, refusal: run.refusal } };
  });
}
