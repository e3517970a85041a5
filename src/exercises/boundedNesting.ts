import type { LocalizedText } from '#i18n/localizedText.ts';

/** How deep an input of a hunt may be nested: deeper than any rule of the hunts looks, far less than core refuses. */
export const MAX_HUNT_NESTING = 20;

/** What to write instead of an input that is nested too deep. */
export const nestedTooDeep: LocalizedText = {
  en: `a value in which lists and objects are nested at most ${MAX_HUNT_NESTING} deep: none of these rules looks further in`,
  zh: `列表和对象嵌套不超过 ${MAX_HUNT_NESTING} 层的值：这些规则都不会看得更深`,
};

/** Whether a JSON value is nested at most so deep that a hunt reads it. A text or a number has depth 0, `[]` has depth 1. */
export function isShallow(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= MAX_HUNT_NESTING; depth += 1) {
    level = level.flatMap((part) =>
      typeof part === 'object' && part !== null ? Object.values(part) : [],
    );
    if (level.length === 0) return true;
  }
  return false;
}
