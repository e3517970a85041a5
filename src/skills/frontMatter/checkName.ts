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
  if (foreign !== undefined) found.push(problem('name_character', place, { name, character: foreign }));
  else if (name !== name.toLowerCase()) found.push(problem('name_not_lower_case', place, { name }));
  else if (/[^a-z0-9-]/.test(name)) found.push(problem('name_not_ascii', place, { name }));
  if (/^-|-$/.test(name)) found.push(problem('name_hyphen_at_end', place, { name }));
  if (name.includes('--')) found.push(problem('name_double_hyphen', place, { name }));
  if (folder !== null && folder.normalize('NFKC') !== name) {
    found.push(problem('name_is_not_folder', place, { name, folder }));
  }
  return found;
}
