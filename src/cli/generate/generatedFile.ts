import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The project's folder. Paths of sources and generated files are named from here. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** Files that are made from others, and never committed. */
export interface Generated {
  /** Named from the project's root. */
  readonly files: readonly string[];
  /** Files and folders that decide what is made, the code that makes it among them. */
  readonly sources: readonly string[];
  /** Makes the text of each of {@link files}. Loads what it needs only when it is called. */
  make(): Promise<readonly string[]>;
}

/** To each generated file, the hash of its sources and of its text when it was written. */
type Stamps = Record<string, { readonly sources: string; readonly text: string }>;

const STAMPS = '.cache/generated.json';

/** Those of which a file is missing, was changed by hand or is older than its sources. */
export function staleAmong(all: readonly Generated[], root = projectRoot): readonly Generated[] {
  const stamps = readStamps(root);
  return all.filter(({ files, sources }) => {
    const hash = hashOf(root, sources);
    return !files.every(
      (file) => stamps[file]?.sources === hash && stamps[file].text === hashOf(root, [file]),
    );
  });
}

/** Makes files and remembers from which sources. Each is put in place whole: no reader sees half of one. */
export async function writeGenerated({ files, sources, make }: Generated, root = projectRoot): Promise<void> {
  const hash = hashOf(root, sources);
  const texts = await make();
  for (const [index, file] of files.entries()) putInPlace(path.join(root, file), texts[index] ?? '');
  const stamps = readStamps(root);
  for (const file of files) stamps[file] = { sources: hash, text: hashOf(root, [file]) };
  putInPlace(path.join(root, STAMPS), JSON.stringify(stamps));
}

function putInPlace(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}

/** What was remembered; nothing where it cannot be read, and then all is made again. */
function readStamps(root: string): Stamps {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, STAMPS), 'utf8'));
  } catch {
    return {};
  }
}

/** A hash over names and contents. A place that does not exist adds nothing. */
function hashOf(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesUnder(root, place)))
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** The file, or all files under the folder but generated ones. */
function filesUnder(root: string, place: string): readonly string[] {
  const stat = fs.statSync(path.join(root, place), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [place];
  return fs
    .readdirSync(path.join(root, place))
    .filter((name) => name !== 'generated')
    .sort()
    .flatMap((name) => filesUnder(root, `${place}/${name}`));
}
