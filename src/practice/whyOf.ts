import type { Report } from '#grader/verdict.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';

/** The reasons of a sheet's answers, by the row's item or place; none where the report is about something else. */
export function whyOf({ words }: Report): Readonly<Record<string, LocalizedText>> {
  return words.type === 'sheet' ? words.why : {};
}
