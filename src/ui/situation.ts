import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { SituationText } from './Gallery.tsx';

/** A situation that one click puts into a widget. What comes of it is never written down: core says. */
export interface Situation<State> {
  readonly id: string;
  readonly state: State;
  /** What its button says. */
  readonly title: LocalizedText;
  /** What it shows, in one sentence. */
  readonly shows: LocalizedText;
}

/** A situation in one language. */
export function toldIn(locale: Locale): (situation: Situation<unknown>) => SituationText {
  return ({ title, shows }) => ({ title: title[locale], shows: shows[locale] });
}
