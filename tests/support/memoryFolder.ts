import type { FolderEntry, FolderListing, ReadBytes } from '#skills';

/** What a file in memory holds, or how it behaves instead. */
export type MemoryFile = string | Uint8Array | Partial<FolderEntry>;

/** A listing made in memory: each path with its text, its bytes, or an entry of one's own making. */
export function memoryFolder(name: string, files: Readonly<Record<string, MemoryFile>>): FolderListing {
  return { name, entries: Object.entries(files).map(([path, file]) => entryOf(path, file)) };
}

function entryOf(path: string, file: MemoryFile): FolderEntry {
  const isContent = typeof file === 'string' || file instanceof Uint8Array;
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const size = bytes instanceof Uint8Array ? bytes.length : 0;
  const read = async (most: number): Promise<ReadBytes> =>
    bytes instanceof Uint8Array
      ? { ok: true, bytes: bytes.subarray(0, most) }
      : { ok: false, fault: 'unreadable' };
  return { path, kind: 'file', size, read, ...(isContent ? {} : file) };
}

/** A SKILL.md from the lines of its front matter and a body. */
export function skillFile(front: readonly string[], body = 'Do it.'): string {
  return ['---', ...front, '---', body, ''].join('\n');
}
