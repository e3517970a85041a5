import type { Course } from '../course.ts';
import { readCourse } from '../readCourse.ts';
import { GLOSSARY_FILE, type GlossaryTerm } from './glossaryTerm.ts';

/**
 * The term with this id.
 * @throws Error naming the id and the file to look at, where there is none
 */
export function termOf(id: string, { glossary }: Course = readCourse()): GlossaryTerm {
  const found = glossary.find((term) => term.id === id);
  if (found === undefined) throw new Error(`No term "${id}". Add it to ${GLOSSARY_FILE}.`);
  return found;
}
