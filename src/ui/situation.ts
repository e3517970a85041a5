import type { Words } from '#exercises/contract.ts';
import type { SituationText } from './Gallery.tsx';

/** A situation that one click puts into a widget. What comes of it is never written down: core says. */
export interface Situation<State> {
  readonly id: string;
  readonly state: State;
  /** What its button says. */
  readonly title: Words;
  /** What it shows, in one sentence. */
  readonly shows: Words;
}

/** A situation in one language. */
export function toldIn(locale: 'en' | 'zh'): (situation: Situation<unknown>) => SituationText {
  return ({ title, shows }) => ({ title: title[locale], shows: shows[locale] });
}
