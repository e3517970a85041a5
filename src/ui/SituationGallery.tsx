import type { Locale } from '#i18n/locale.ts';
import { Gallery } from './Gallery.tsx';
import { type Situation, toldIn } from './situation.ts';

interface Props<State> {
  readonly label: string;
  readonly locale: Locale;
  readonly gallery: readonly Situation<State>[];
  /** Whether a situation stands in the widget unchanged. */
  readonly isChosen: (state: State) => boolean;
  readonly onChoose: (state: State) => void;
}

/** A gallery in one group, whose situations bring their own words. */
export function SituationGallery<State>({ label, locale, gallery, isChosen, onChoose }: Props<State>) {
  return (
    <Gallery
      label={label}
      groups={[{ title: null, situations: gallery }]}
      chosen={gallery.find(({ state }) => isChosen(state))}
      told={toldIn(locale)}
      onChoose={({ state }) => onChoose(state)}
    />
  );
}
