import { compareCodePoints } from '#core/index.ts';
import { arrangeEntries } from './arrangeEntries.ts';
import type { FolderListing } from './folderListing.ts';
import { isError, problem, type SkillProblem } from './problems.ts';
import { type ReadSkill, readSkill } from './readSkill.ts';
import { TextReader } from './textReader.ts';

/** What a folder of skills holds, with costs in tokens. */
export interface SkillFolder {
  /** By id, by code point. */
  readonly skills: readonly ReadSkill[];
  /** By file, then by place. */
  readonly problems: readonly SkillProblem[];
}

/**
 * Reads a folder of skills, or a folder that is one, and checks it by the specification of Agent Skills.
 *
 * It reads texts and runs nothing: a script is a text like any other, and `allowed-tools` a list of names. What cannot be
 * read is a problem and not an exception, and the rest is read all the same.
 *
 * @param listing what the host found; each entry's bytes are asked for once at most, and never in full over the limit
 * @param count the cost of a text in tokens, by a vocabulary of the caller's choice
 */
export async function readSkillFolder(
  listing: FolderListing,
  count: (text: string) => number,
): Promise<SkillFolder> {
  const { skills: found, problems } = arrangeEntries(listing);
  const reader = new TextReader();
  const read: ReadSkill[] = [];
  const told: SkillProblem[] = [...problems];
  // One after the other: a folder may hold more than should be in memory at once.
  for (const one of found) {
    const { skill, problems: more } = await readSkill(one, reader, count);
    read.push(skill);
    for (const one of more) told.push(one);
  }
  told.push(...namesTaken(read));
  return { skills: read, problems: told.sort(inOrder) };
}

/** Whether a folder has no error. */
export function isSound({ problems }: SkillFolder): boolean {
  return !problems.some(isError);
}

/** Two skills of one name: a host shows one of them, and which one is its choice. */
function namesTaken(skills: readonly ReadSkill[]): readonly SkillProblem[] {
  const first = new Map<string, string>();
  return skills.flatMap(({ name, file }) => {
    if (name === null) return [];
    const other = first.get(name);
    if (other === undefined) first.set(name, file);
    return other === undefined ? [] : [problem('name_taken', { file }, { name, other })];
  });
}

function inOrder(a: SkillProblem, b: SkillProblem): number {
  const files = compareCodePoints(a.file, b.file);
  return files || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
