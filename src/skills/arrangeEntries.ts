import { compareCodePoints } from '#core/index.ts';
import { type FolderEntry, type FolderListing, folderLimits, isSkippedFolder } from './folderListing.ts';
import { problem, type SkillProblem } from './problems.ts';

/** A folder that holds a SKILL.md, with everything below it; nothing has been read. */
export interface FoundSkill {
  /** The skill's folder from the listed one; its own name where it is the listed one. What one activates it by. */
  readonly id: string;
  /** The folder's name, which the skill must bear. */
  readonly folder: string;
  /** What its paths begin with in the listing: empty, or ending in `/`. */
  readonly prefix: string;
  readonly skillFile: FolderEntry;
  /** All other files, by code point. */
  readonly files: readonly FolderEntry[];
}

/** The skills of a listing, and what is wrong with the listing itself. */
export interface Arranged {
  readonly skills: readonly FoundSkill[];
  readonly problems: readonly SkillProblem[];
}

/**
 * Finds the skills of a listing: each folder with a SKILL.md, the listed one or any below, but none inside another skill.
 * Paths that no honest listing holds, links, and names that differ by case alone are told and left out.
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
  if (skills.length === 0) problems.push(problem('no_skill', { file: '.' }, {}));
  else if (!skills.some(({ prefix }) => prefix === '')) problems.push(...emptyHanded(files, skills));
  return { skills, problems };
}

/** The folders beside skills that look like one, and have no SKILL.md. */
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

/** The folders of skills, as prefixes of paths; one inside another belongs to the outer. */
function skillFolders(files: readonly FolderEntry[]): readonly string[] {
  const prefixes = files
    .filter(({ path }) => isSkillFile(path))
    .map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
  const outer = [...new Set(prefixes)].filter(
    (prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)),
  );
  return outer.sort(compareCodePoints);
}

/** The specification's reader takes `skill.md` where there is no `SKILL.md`. */
function isSkillFile(path: string): boolean {
  return /(^|\/)(SKILL|skill)\.md$/.test(path);
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

/** Whether a path is absolute, climbs, or holds what separates names elsewhere or cannot be shown. */
function isUnsafe(path: string): boolean {
  return (
    /[\\\p{Cc}]|^[A-Za-z]:/u.test(path) ||
    path.split('/').some((step) => step === '' || step === '.' || step === '..')
  );
}

/** Names that are one name on a disk that does not tell upper from lower case. */
function caseClashes(files: readonly FolderEntry[]): readonly SkillProblem[] {
  const first = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const folded = path.normalize('NFC').toLowerCase();
    const other = first.get(folded);
    if (other === undefined) first.set(folded, path);
    return other === undefined ? [] : [problem('case_clash', { file: path }, { other })];
  });
}
