import { type FolderEntry, type FolderListing, folderLimits, isSkippedFolder, type ReadBytes } from '#skills';

/** How many entries of a folder are listed: one more than are looked at, so that it shows that there are more. */
const MOST_ENTRIES = folderLimits.entries + 1;

/** A file with its path from above the folder that was chosen, as the browser gives it. */
interface FoundFile {
  readonly path: string;
  readonly file: File;
}

/**
 * The folder that somebody chose in a file field that takes folders; null where nothing was chosen. A browser follows
 * links by itself and does not tell.
 */
export function listChosen(files: FileList | null): FolderListing | null {
  return listingOf(Array.from(files ?? [], (file) => ({ path: file.webkitRelativePath, file })));
}

/** The folder that was dropped, the first where there are several; null where it is none. Call it while the drop is on. */
export function listDropped(items: DataTransferItemList): Promise<FolderListing | null> {
  // The items are gone once the drop is over, the entries stay.
  const folder = Array.from(items, (item) => item.webkitGetAsEntry()).find((entry) => isFolder(entry));
  return folder === undefined ? Promise.resolve(null) : filesIn(folder).then(listingOf);
}

function isFolder(entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true;
}

/** A listing from files whose paths all begin with the folder's name. */
function listingOf(found: readonly FoundFile[]): FolderListing | null {
  const [first] = found;
  if (first === undefined) return null;
  const name = first.path.split('/')[0] ?? '';
  return { name, entries: found.slice(0, MOST_ENTRIES).map((one) => entryOf(one, name)) };
}

function entryOf({ path, file }: FoundFile, folder: string): FolderEntry {
  return {
    path: path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path,
    kind: 'file',
    size: file.size,
    read: (most) => readHead(file, most),
  };
}

async function readHead(file: File, most: number): Promise<ReadBytes> {
  try {
    return { ok: true, bytes: new Uint8Array(await file.slice(0, most).arrayBuffer()) };
  } catch (error) {
    // A browser refuses to read a file that has changed or gone since it was chosen.
    const isGone = error instanceof DOMException && error.name === 'NotFoundError';
    return { ok: false, fault: isGone ? 'vanished' : 'unreadable' };
  }
}

async function filesIn(folder: FileSystemDirectoryEntry): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = [];
  const folders = [folder];
  for (let next = folders.shift(); next !== undefined; next = folders.shift()) {
    for (const entry of await entriesOf(next)) {
      if (found.length >= MOST_ENTRIES) return found;
      if (isFolder(entry)) {
        if (!isSkippedFolder(entry.name)) folders.push(entry);
        continue;
      }
      const file = await fileOf(entry as FileSystemFileEntry);
      if (file !== null) found.push({ path: entry.fullPath.replace(/^\//, ''), file });
    }
  }
  return found;
}

/** All entries of a folder; a browser hands them out in parts of a hundred. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (part.length === 0 || all.length >= MOST_ENTRIES) return all;
    all.push(...part);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(null)));
}
