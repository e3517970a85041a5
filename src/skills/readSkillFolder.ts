import { compareCodePoints } from '#core';
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
 * Reads texts and runs nothing: scripts are read as text, `allowed-tools` as a list of names. A file that cannot be read is
 * reported as a problem, and reading goes on.
 *
 * @param listing the host's listing; each entry is read once at most, and never beyond the limits
 * @param count counts the tokens of a text
 */
export async function readSkillFolder(
  listing: FolderListing,
  count: (text: string) => number,
): Promise<SkillFolder> {
  const { skills: found, problems: ofListing } = arrangeEntries(listing);
  const reader = new TextReader();
  const read: ReadSkill[] = [];
  const problems: SkillProblem[] = [...ofListing];
  // Sequentially, to bound the memory in use.
  for (const one of found) {
    const { skill, problems: ofSkill } = await readSkill(one, reader, count);
    read.push(skill);
    for (const more of ofSkill) problems.push(more);
  }
  problems.push(...namesTaken(read));
  return { skills: read, problems: problems.sort(inOrder) };
}

/** Whether a folder has no error. */
export function isSound({ problems }: SkillFolder): boolean {
  return !problems.some(isError);
}

/** Reports each skill whose name another skill has already. */
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
