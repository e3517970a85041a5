import { type FilePlace, problem, type SkillProblem } from '../problems.ts';

/** The longest name of a skill, in characters. */
export const LONGEST_NAME = 64;

/**
 * Checks a skill's name by the specification: 1 to 64 lower-case letters, digits and hyphens, no hyphen at an end, no two
 * in a row, and the name of its folder.
 *
 * The specification's text allows `a` to `z`; its validator accepts lower-case letters of every script, after NFKC. A name
 * that only the validator accepts gets a note.
 *
 * @param folder the folder's name, or null where it is unknown
 */
export function checkName(written: string, folder: string | null, place: FilePlace): readonly SkillProblem[] {
  const name = written.trim().normalize('NFKC');
  const found: SkillProblem[] = [];
  const length = Array.from(name).length;
  if (length > LONGEST_NAME) found.push(problem('name_too_long', place, { length, limit: LONGEST_NAME }));
  const foreign = Array.from(name).find((character) => !/[\p{L}\p{M}\p{N}-]/u.test(character));
  const hasCapitals = name !== name.toLowerCase();
  if (foreign !== undefined) {
    const facts = { name, character: foreign, code: codePointOf(foreign) };
    found.push(problem('name_character', place, facts));
  }
  if (hasCapitals) found.push(problem('name_not_lower_case', place, { name }));
  if (foreign === undefined && !hasCapitals && /[^a-z0-9-]/.test(name))
    found.push(problem('name_not_ascii', place, { name }));
  if (/^-|-$/.test(name)) found.push(problem('name_hyphen_at_end', place, { name }));
  if (name.includes('--')) found.push(problem('name_double_hyphen', place, { name }));
  if (folder !== null && folder.normalize('NFKC') !== name) {
    found.push(problem('name_is_not_folder', place, { name, folder }));
  }
  return found;
}

/** Names a character that may be invisible, such as a blank: `U+0020`. */
function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
