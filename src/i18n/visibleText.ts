/**
 * Text that is safe in a sentence and in a terminal: control characters, format characters and line separators are
 * written as escapes such as `\u001b`.
 *
 * @param longest the most characters that are kept; a longer text is cut and ends in an ellipsis
 */
export function visibleText(text: string, longest = Number.POSITIVE_INFINITY): string {
  const points = Array.from(text);
  const kept = points.length > longest ? `${points.slice(0, longest - 1).join('')}…` : text;
  return kept.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (found) => `\\u${(found.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
