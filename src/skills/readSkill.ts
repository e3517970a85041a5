import type { FoundSkill } from './arrangeEntries.ts';
import { findReferences, type References } from './findReferences.ts';
import { type FolderEntry, folderLimits } from './folderListing.ts';
import { type FrontMatter, readFrontMatter } from './frontMatter/readFrontMatter.ts';
import { splitFrontMatter } from './frontMatter/splitFrontMatter.ts';
import { isProse, placeOf, type ResourcePlace, useOf } from './placeOf.ts';
import { problem, type SkillProblem } from './problems.ts';
import { skillPrompt } from './skillPrompt.ts';
import type { EntryText, TextReader } from './textReader.ts';

/** A skill that was read. Costs are in tokens; null where there is nothing to load. */
export interface ReadSkill {
  /** The id to activate it by: the path of its folder, relative to the listed one. */
  readonly id: string;
  /** The path of its SKILL.md, relative to the listed folder. */
  readonly file: string;
  readonly name: string | null;
  /** Null where the front matter cannot be read. */
  readonly front: FrontMatter | null;
  /** Null where name or description is missing, since a host cannot list the skill then. */
  readonly metadataTokens: number | null;
  readonly bodyTokens: number | null;
  readonly bodyLines: number;
  /** The ids of the resources that the body names. */
  readonly mentions: readonly string[];
  /** By id, by code point. */
  readonly resources: readonly SkillResource[];
}

/** A file of a skill other than its SKILL.md. */
export interface SkillResource {
  /** The skill's id, `/`, and the path of the file in the skill's folder. */
  readonly id: string;
  /** The conventional folder that it lies in. */
  readonly place: ResourcePlace;
  readonly kind: 'text' | 'binary' | 'unread';
  /** `run` for a script, which a host runs and does not load; `read` for any other file. */
  readonly use: 'read' | 'run';
  /** In bytes, as listed. */
  readonly size: number;
  /** Null for a file that is no text, since it is not loaded into a context. */
  readonly tokens: number | null;
  /** The ids of the resources that it names; none where it is no prose. */
  readonly needs: readonly string[];
}

/** The maximum that the specification recommends for a body. */
export const RECOMMENDED_LINES = 500;
export const RECOMMENDED_TOKENS = 5000;

/** Reads one skill. See `readSkillFolder`. */
export async function readSkill(
  { id, folder, prefix, skillFile, files }: FoundSkill,
  reader: TextReader,
  count: (text: string) => number,
): Promise<{ readonly skill: ReadSkill; readonly problems: readonly SkillProblem[] }> {
  const problems: SkillProblem[] = [];
  const paths = new Set(files.map(({ path }) => path.slice(prefix.length)));
  const idOf = (path: string): string => `${id}/${path}`;
  const follow = (text: string, entry: FolderEntry, firstLine: number): readonly string[] => {
    const { files: named, lost } = findReferences(
      text,
      entry.path.slice(prefix.length),
      paths,
      skillFile.path.slice(prefix.length),
    );
    for (const one of lost) problems.push(lostProblem(one, entry.path, firstLine));
    return named.map(idOf);
  };

  const file = skillFile.path;
  const main = await readSkillFile(skillFile, folder, reader);
  problems.push(...main.problems);
  const mentions = main.body === null ? [] : follow(main.body, skillFile, main.bodyLine);
  const bodyTokens = main.body === null ? null : count(main.body);
  const bodyLines = main.body === null || main.body === '' ? 0 : main.body.split('\n').length;
  const place = { file, line: main.bodyLine };
  if (main.body === '') problems.push(problem('body_empty', place, {}));
  if (bodyLines > RECOMMENDED_LINES)
    problems.push(problem('body_long', place, { lines: bodyLines, limit: RECOMMENDED_LINES }));
  if (bodyTokens !== null && bodyTokens > RECOMMENDED_TOKENS)
    problems.push(problem('body_costly', place, { tokens: bodyTokens, limit: RECOMMENDED_TOKENS }));

  const resources: SkillResource[] = [];
  for (const entry of files) {
    const read = await reader.read(entry);
    if (read.kind !== 'text') problems.push(read.problem);
    const path = entry.path.slice(prefix.length);
    resources.push({
      id: idOf(path),
      place: placeOf(path),
      kind: read.kind,
      use: useOf(path, read.kind === 'text' ? read.text : ''),
      size: entry.size,
      tokens: read.kind === 'text' ? count(read.text) : null,
      needs: read.kind === 'text' && isProse(path) ? follow(read.text, entry, 1) : [],
    });
  }

  const { front } = main;
  const { name = null, description = null } = front ?? {};
  const metadataTokens =
    name === null || description === null ? null : count(skillPrompt(name, description, `${id}/SKILL.md`));
  return {
    skill: { id, file, name, front, metadataTokens, bodyTokens, bodyLines, mentions, resources },
    problems,
  };
}

interface MainFile {
  readonly front: FrontMatter | null;
  readonly body: string | null;
  readonly bodyLine: number;
  readonly problems: readonly SkillProblem[];
}

async function readSkillFile(entry: FolderEntry, folder: string, reader: TextReader): Promise<MainFile> {
  const at = { file: entry.path, line: 1 };
  const without = (problems: readonly SkillProblem[]): MainFile => ({
    front: null,
    body: null,
    bodyLine: 1,
    problems,
  });
  const read = await reader.read(entry);
  if (read.kind === 'binary') return without([problem('not_text', { file: entry.path }, {})]);
  if (read.kind === 'unread') return without([read.problem]);
  const marks = marksOf(read, entry.path);
  const split = splitFrontMatter(read.text);
  if (split.kind !== 'split') {
    const code = split.kind === 'not-closed' ? 'front_matter_not_closed' : 'no_front_matter';
    return without([...marks, problem(code, at, {})]);
  }
  const { yaml, body, bodyLine } = split;
  const limit = folderLimits.frontMatterBytes;
  if (yaml.length > limit) return without([...marks, problem('front_matter_too_large', at, { limit })]);
  const { front, problems } = readFrontMatter(yaml, entry.path, folder);
  return { front, body: front === null ? null : body, bodyLine, problems: [...marks, ...problems] };
}

/** Reports a byte order mark and Windows line ends of a SKILL.md; in other files they are no problem. */
function marksOf(
  { byteOrderMark, windowsLine }: EntryText & { readonly kind: 'text' },
  file: string,
): readonly SkillProblem[] {
  return [
    ...(byteOrderMark ? [problem('byte_order_mark', { file, line: 1, column: 1 }, {})] : []),
    ...(windowsLine === null ? [] : [problem('windows_line_ends', { file, line: windowsLine }, {})]),
  ];
}

function lostProblem(
  { kind, target, line }: References['lost'][number],
  file: string,
  firstLine: number,
): SkillProblem {
  const code = kind === 'out' ? 'reference_leads_out' : 'reference_leads_nowhere';
  return problem(code, { file, line: firstLine + line - 1 }, { target });
}
