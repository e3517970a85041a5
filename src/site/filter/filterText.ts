/** A text as the filter compares it: full-width letters, capitals and backticks make no difference. */
export function filterText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('`', '');
}

/** Whether a text holds every word of what was typed, in any order. Nothing typed matches everything. */
export function matchesFilter(text: string, typed: string): boolean {
  const compared = filterText(text);
  return filterText(typed)
    .split(/\s+/)
    .every((word) => compared.includes(word));
}
