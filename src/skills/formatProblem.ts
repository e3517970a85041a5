import type { Locale } from '#i18n/locale.ts';
import { visibleText } from '#i18n/visibleText.ts';
import { skillMessages } from './messages/messages.ts';
import type { SkillProblem } from './problems.ts';

/** How much of a fact is shown: it may be as long as a file makes it. */
const LONGEST_FACT = 120;

/** Writes a problem as one sentence or two with its facts. Control characters in a fact are escaped. */
export function formatProblem({ code, facts }: SkillProblem, locale: Locale): string {
  const given: Readonly<Record<string, string | number>> = { ...facts };
  return skillMessages[locale].problems[code].replace(/\{(\w+)\}/g, (_whole, name: string) =>
    visibleText(String(given[name]), LONGEST_FACT),
  );
}

/**
 * Writes the place of a problem as compilers do: `pdf/SKILL.md:3:1`, as far as it is known.
 *
 * @param file the path to show; the problem's own where absent
 */
export function formatPlace(found: SkillProblem, file: string = found.file): string {
  return [visibleText(file), found.line, found.column].filter((part) => part !== null).join(':');
}
