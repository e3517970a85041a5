import type { Locale } from '#i18n/locale.ts';

/**
 * Every place at which words stand in a text as words of their own: in English whatever the case of letters, and not
 * inside a longer word; Chinese leaves no blanks, so there any place counts.
 */
export function findWords(text: string, words: string, locale: Locale): readonly number[] {
  const literal = words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
  const pattern = locale === 'zh' ? literal : `(?<![\\p{L}\\p{N}_-])${literal}(?![\\p{L}\\p{N}_-])`;
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map(({ index }) => index);
}
