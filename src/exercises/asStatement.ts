import type { LocalizedText } from '#i18n/localizedText.ts';

/** A belief as a sentence about the broken implementation that holds it, for a hunt to tell once it is exposed. */
export function asStatement(belief: LocalizedText): LocalizedText {
  return { en: `It holds that ${belief.en}.`, zh: `它${belief.zh}。` };
}
