import type { Words } from '#exercises/contract.ts';

/** A situation that one click puts into a widget. What comes of it is never written down: core says. */
export interface Situation<State> {
  readonly id: string;
  readonly state: State;
  /** What its button says. */
  readonly title: Words;
  /** What it shows, in one sentence. */
  readonly shows: Words;
}

/** Situations that belong together. */
export interface SituationGroup<State> {
  /** What they have in common. */
  readonly title: Words;
  readonly situations: readonly Situation<State>[];
}
