import { compareCodePoints } from '#core';
import { type FolderEntry, type FolderListing, folderLimits, isSkippedFolder } from './folderListing.ts';
import { problem, type SkillProblem } from './problems.ts';

/** A folder that holds a SKILL.md, with all entries below it. No file has been read yet. */
export interface FoundSkill {
  /** The id to activate it by: the path of its folder in the listed one, or the name of the listed folder itself. */
  readonly id: string;
  /** The folder's name; the skill must have the same. */
  readonly folder: string;
  /** The prefix of its paths in the listing: empty, or ending in `/`. */
  readonly prefix: string;
  readonly skillFile: FolderEntry;
  /** All other files, by code point. */
  readonly files: readonly FolderEntry[];
}

/** The skills of a listing, and the problems of the listing itself. */
export interface Arranged {
  readonly skills: readonly FoundSkill[];
  readonly problems: readonly SkillProblem[];
}

/**
 * Finds the skills of a listing: each folder with a SKILL.md, the listed one or any below, but none inside another skill.
 * Unsafe paths and links are reported and left out; names that differ only in case are reported.
 */
export function arrangeEntries({ name, entries }: FolderListing): Arranged {
  const problems: SkillProblem[] = [];
  const { entries: limit } = folderLimits;
  const all = entries.filter(({ path }) => !path.split('/').some(isSkippedFolder));
  if (all.length > limit) problems.push(problem('too_many_files', { file: '.' }, { limit }));
  const files = all
    .slice(0, limit)
    .filter((entry) => {
      const fault = faultOf(entry);
      if (fault !== null) problems.push(fault);
      return fault === null;
    })
    .sort((a, b) => compareCodePoints(a.path, b.path));
  problems.push(...caseClashes(files));

  const skills = skillFolders(files).map((prefix): FoundSkill => {
    const inside = files.filter(({ path }) => path.startsWith(prefix));
    const skillFile = skillFileIn(inside, prefix);
    const found = skillFile.path.slice(prefix.length);
    if (found !== 'SKILL.md')
      problems.push(problem('skill_file_spelling', { file: skillFile.path }, { found }));
    const folder = prefix === '' ? name : (prefix.split('/').at(-2) ?? '');
    return {
      id: prefix === '' ? name : prefix.slice(0, -1),
      folder,
      prefix,
      skillFile,
      files: inside.filter((entry) => entry !== skillFile),
    };
  });
  const misspelt = misspeltSkillFiles(files, skills);
  problems.push(...misspelt);
  if (skills.length === 0 && misspelt.length === 0) problems.push(problem('no_skill', { file: '.' }, {}));
  if (skills.length === 0) return { skills, problems };
  if (!skills.some(({ prefix }) => prefix === '')) problems.push(...emptyHanded(files, skills));
  return { skills, problems };
}

/** Reports folders beside skills that have a skill's subfolders and no SKILL.md. */
function emptyHanded(files: readonly FolderEntry[], skills: readonly FoundSkill[]): readonly SkillProblem[] {
  const siblings = new Set(skills.map(({ prefix }) => prefix.split('/').slice(0, -2).join('/')));
  const typical = /^(.*?)([^/]+)\/(?:references|scripts|assets)\//;
  const bare = files.flatMap(({ path }) => {
    const [, above = '', folder = ''] = typical.exec(path) ?? [];
    const isSkill = skills.some(({ prefix }) => path.startsWith(prefix));
    return folder !== '' && !isSkill && siblings.has(above.replace(/\/$/, '')) ? [above + folder] : [];
  });
  return [...new Set(bare)].map((file) => problem('no_skill', { file }, {}));
}

/** The prefixes of the skills' folders. A SKILL.md inside another skill belongs to the outer one. */
function skillFolders(files: readonly FolderEntry[]): readonly string[] {
  const prefixes = files
    .filter(({ path }) => isSkillFile(path))
    .map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
  const outer = [...new Set(prefixes)].filter(
    (prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)),
  );
  return outer.sort(compareCodePoints);
}

/** Whether a path is a SKILL.md. The specification's reader accepts `skill.md` where there is no `SKILL.md`. */
function isSkillFile(path: string): boolean {
  return /(^|\/)(SKILL|skill)\.md$/.test(path);
}

/**
 * Reports files outside all skills that are called like a SKILL.md except for capitals, such as `Skill.md` and `SKILL.MD`:
 * no host looks for them, so the skill beside them is found by none.
 */
function misspeltSkillFiles(
  files: readonly FolderEntry[],
  skills: readonly FoundSkill[],
): readonly SkillProblem[] {
  return files.flatMap(({ path: file }) => {
    const found = file.slice(file.lastIndexOf('/') + 1);
    const isInside = skills.some(({ prefix }) => file.startsWith(prefix));
    if (isInside || !/^skill\.md$/i.test(found)) return [];
    return [problem('skill_file_unseen', { file }, { found })];
  });
}

function skillFileIn(files: readonly FolderEntry[], prefix: string): FolderEntry {
  const found = ['SKILL.md', 'skill.md']
    .map((name) => files.find(({ path }) => path === prefix + name))
    .find((entry) => entry !== undefined);
  if (found === undefined) throw new RangeError(`prefix ${prefix} holds no SKILL.md`);
  return found;
}

function faultOf({ path, kind }: FolderEntry): SkillProblem | null {
  const at = { file: path };
  if (isUnsafe(path)) return problem('unsafe_path', at, {});
  switch (kind) {
    case 'file':
      return null;
    case 'link-out':
      return problem('link_leads_out', at, {});
    case 'link-broken':
      return problem('link_broken', at, {});
    case 'link-to-folder':
      return problem('link_to_folder', at, {});
    case 'unreadable':
      return problem('file_unreadable', at, {});
    case 'other':
      return problem('not_a_file', at, {});
  }
}

/** Whether a path is absolute, contains `.` or `..`, or contains a backslash, a drive letter or control characters. */
function isUnsafe(path: string): boolean {
  return (
    /[\\\p{Cc}]|^[A-Za-z]:/u.test(path) ||
    path.split('/').some((step) => step === '' || step === '.' || step === '..')
  );
}

/** Reports paths that are equal on a file system that ignores case. */
function caseClashes(files: readonly FolderEntry[]): readonly SkillProblem[] {
  const first = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const folded = path.normalize('NFC').toLowerCase();
    const other = first.get(folded);
    if (other === undefined) first.set(folded, path);
    return other === undefined ? [] : [problem('case_clash', { file: path }, { other })];
  });
}
