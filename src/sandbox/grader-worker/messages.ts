import type { Scene } from '#exercises/contract.ts';
import type { Limits } from '#grader/limits.ts';
import type { RealmKind } from '#grader/realm.ts';
import type { Report } from '#grader/verdict.ts';

/** From the page to the grader's worker. */
export type ToGrader =
  | {
      readonly type: 'grade';
      readonly run: number;
      readonly exercise: string;
      readonly text: string;
      readonly seed: number | null;
      readonly limits: Limits;
    }
  | { readonly type: 'round'; readonly run: number; readonly exercise: string; readonly seed: number }
  /** Draws the inputs of a text that may be submitted next. */
  | { readonly type: 'prefetch'; readonly exercise: string; readonly text: string }
  /** A realm, asked for or ahead of its use. */
  | { readonly type: 'realm'; readonly kind: RealmKind; readonly ticket: number; readonly port: MessagePort }
  | { readonly type: 'no-realm'; readonly kind: RealmKind; readonly detail: string };

/** The situations of one prediction round as they are presented to the learner, without the answers. */
export interface Round {
  readonly seed: number;
  readonly scenes: readonly Scene[];
}

/** From the grader's worker to the page. */
export type FromGrader =
  | { readonly type: 'awake' }
  | { readonly type: 'report'; readonly run: number; readonly report: Report }
  | { readonly type: 'round'; readonly run: number; readonly round: Round }
  | { readonly type: 'failed'; readonly run: number; readonly detail: string }
  | { readonly type: 'want-realm'; readonly kind: RealmKind }
  | { readonly type: 'close-realm'; readonly ticket: number };
