import { type FunctionComponent, h } from 'preact';
import type { Locale } from '#i18n/locale.ts';

/** What every widget is given: its language, and its words in that language. */
export interface WidgetProps<Words> {
  readonly locale: Locale;
  readonly words: Words;
}

/**
 * A widget in one language, as an island of its own: a page loads the words of its language alone. Further properties
 * are passed on.
 */
export function inLanguage<Props extends WidgetProps<unknown>>(
  view: FunctionComponent<Props>,
  locale: Locale,
  words: Props['words'],
): FunctionComponent<Omit<Props, keyof WidgetProps<unknown>>> {
  // TypeScript does not know that what was taken out of the properties and put in again makes them whole.
  return (given) => h(view, { ...given, locale, words } as unknown as Props);
}
