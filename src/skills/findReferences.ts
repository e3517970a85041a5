import { compareCodePoints } from '#core';
import { markdownLinks } from './markdownLinks.ts';

/** The files of a skill that a text names, and its links that lead to none of them. */
export interface References {
  /** Paths of files from the skill's folder, each once, by code point. */
  readonly files: readonly string[];
  /**
   * Links that lead out of the skill's folder, or to nothing in it, each target once; lines count from 1. A link to the
   * skill's own SKILL.md is not lost, and neither is one with a placeholder, which only a host can resolve.
   */
  readonly lost: readonly {
    readonly kind: 'out' | 'nowhere';
    readonly target: string;
    readonly line: number;
  }[];
}

/** Matches runs of characters that may be a path. */
const WORD = /[\p{L}\p{N}_.@+/-]+/gu;
const LATIN = /[A-Za-z0-9_.@+/-]+/g;

/** Matches what stands before a path that counts from the skill's folder: a slash, or a placeholder of a host and one. */
const FROM_ROOT = /^(?:\$?\{[^{}/]*\})?\/(?!\/)/;

/** Matches a part that is to be filled in: `{baseDir}`, `$ROOT`, `<name>`, `[name]`, `...`. */
const PLACEHOLDER = /[{}<>[\]$]|\.{3}|…/;

/**
 * Finds which files of a skill a text refers to.
 *
 * A file is referred to by a Markdown link to it, or by its path written out anywhere, since a command such as
 * `python scripts/fill.py` names a file too. A path counts from the skill's folder, as the specification has it, or from
 * the folder of the text, as Markdown has it; `/references/a.md` and `{baseDir}/references/a.md` count from the skill's
 * folder. Only links outside code can be lost: code shows paths of all kinds.
 *
 * @param from the text's own path, from the skill's folder
 * @param files every file of the skill but its SKILL.md, by its path from there
 * @param skillFile the path of the SKILL.md, which is no resource
 */
export function findReferences(
  text: string,
  from: string,
  files: ReadonlySet<string>,
  skillFile = 'SKILL.md',
): References {
  const folder = from.split('/').slice(0, -1);
  const folders = foldersOf(files);
  const readings = (path: string): readonly string[] =>
    [resolve([], path), resolve(folder, path), resolve([], path.replace(FROM_ROOT, ''))].filter(
      (reading) => reading !== null,
    );

  const found = new Set<string>();
  const lastNames = new Set(Array.from(files, lastName));
  const name = (path: string): boolean => {
    // Most words are no file's name; this check is the cheap one.
    if (!lastNames.has(lastName(path))) return false;
    const file = readings(path).find((reading) => files.has(reading));
    if (file !== undefined) found.add(file);
    return file !== undefined;
  };
  for (const [word] of text.matchAll(WORD)) {
    // A path may be followed by the end of a sentence, and in Chinese directly preceded by words.
    if (name(word.replace(/\.{1,3}$/, ''))) continue;
    for (const [path] of word.matchAll(LATIN)) name(path.replace(/\.{1,3}$/, ''));
  }

  const lost = new Map<string, References['lost'][number]>();
  for (const { target: written, line } of markdownLinks(text)) {
    const target = localPath(written);
    if (target === null || lost.has(target) || name(target)) continue;
    if (PLACEHOLDER.test(target)) continue;
    if (readings(target).some((reading) => folders.has(reading) || reading === skillFile)) continue;
    const kind = resolve(folder, target) === null ? 'out' : 'nowhere';
    lost.set(target, { kind, target, line });
  }
  found.delete(from);
  return { files: [...found].sort(compareCodePoints), lost: [...lost.values()] };
}

/** A link's target as a path; null for an address, an anchor on the same page, and an empty target. */
function localPath(target: string): string | null {
  const path = target.replace(/[?#].*$/s, '');
  if (path === '' || /^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** All folders above some files, with the root as the empty string. */
function foldersOf(files: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set(['']);
  for (const file of files) {
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
      folders.add(file.slice(0, at));
    }
  }
  return folders;
}

/** Resolves a relative path from a folder; null where the path is absolute or leads out of the root. */
function resolve(folder: readonly string[], path: string): string | null {
  if (path.startsWith('/')) return null;
  const steps: string[] = [...folder];
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return null;
  }
  return steps.join('/');
}
