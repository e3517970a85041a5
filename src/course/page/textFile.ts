import fs from 'node:fs';
import { placeAt } from '#json/placeAt.ts';

/** A file of the project, as text. */
export interface TextFile {
  /** Its path from the project's root. */
  readonly file: string;
  readonly text: string;
}

/** The files read so far, each with the stamp (time and size) of the version that was read. */
const known = new Map<string, { readonly stamp: string; readonly found: TextFile }>();

/**
 * A file as it stands now, or undefined where there is none. A file is read again only after it has changed; until then
 * the same object is returned, so that what is derived from it can be kept beside it.
 */
export function readTextFile(file: string): TextFile | undefined {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  const stamp = `${stat.mtimeMs} ${stat.size}`;
  const last = known.get(file);
  if (last?.stamp === stamp) return last.found;
  const found = { file, text: fs.readFileSync(file, 'utf8') };
  known.set(file, { stamp, found });
  return found;
}

/**
 * Wraps a reader of text files, so that each version of a file is read once.
 * A reader that throws is called again the next time.
 */
export function oncePerFile<Result>(read: (file: TextFile) => Result): (file: TextFile) => Result {
  const results = new WeakMap<TextFile, { readonly result: Result }>();
  return (file) => {
    const last = results.get(file);
    if (last !== undefined) return last.result;
    const result = read(file);
    results.set(file, { result });
    return result;
  };
}

/** The line on which a place in a text stands, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return placeAt(text, offset).line;
}
