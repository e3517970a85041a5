import fs from 'node:fs';
import { GLOSSARY_FILE, type GlossaryTerm, parseGlossary } from './glossaryTerm.ts';

/** Every term of the course, in the order of its file. */
export const glossary: readonly GlossaryTerm[] = parseGlossary(
  fs.readFileSync(GLOSSARY_FILE, 'utf8'),
  GLOSSARY_FILE,
);

/**
 * The term with this id.
 * @throws Error naming the id and the file to look at, where there is none
 */
export function termOf(id: string): GlossaryTerm {
  const found = glossary.find((term) => term.id === id);
  if (found === undefined) throw new Error(`No term "${id}". Add it to ${GLOSSARY_FILE}.`);
  return found;
}
