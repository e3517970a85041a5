import type { LocalizedText } from '#i18n/localizedText.ts';

/** A situation that one click puts into a widget. What comes of it is never written down: core says. */
export interface Situation<State> {
  readonly id: string;
  readonly state: State;
  /** What its button says. */
  readonly title: LocalizedText;
  /** What it shows, in one sentence. */
  readonly shows: LocalizedText;
}
