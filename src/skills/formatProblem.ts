import type { Locale } from '#i18n/locale.ts';
import * as en from './messages/en.ts';
import * as zh from './messages/zh.ts';
import type { SkillProblem } from './problems.ts';

/** The words for a skills folder in each language. */
export const skillWords = { en, zh } as const;

/** How much of a fact is shown: it may be as long as a file makes it. */
const LONGEST_FACT = 120;

/** A problem as one sentence or two, its facts filled in. Control characters are written out, so that none acts. */
export function formatProblem({ code, facts }: SkillProblem, locale: Locale): string {
  const given: Readonly<Record<string, string | number>> = { ...facts };
  return skillWords[locale].skillProblems[code].replace(/\{(\w+)\}/g, (_whole, name: string) =>
    visible(String(given[name]), LONGEST_FACT),
  );
}

/** Text that is safe in a terminal and in a sentence, of at most `longest` characters. */
export function visible(text: string, longest = Number.POSITIVE_INFINITY): string {
  const points = Array.from(text);
  const shown = points.length > longest ? `${points.slice(0, longest - 1).join('')}…` : text;
  return shown.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (found) => `\\u${(found.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
