import { constants, type Dirent } from 'node:fs';
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { type FolderEntry, type FolderListing, folderLimits, isSkippedFolder, type ReadBytes } from '#skills';

/** Identifies a file on a disk, to detect that another file took its place. */
interface Identity {
  readonly dev: bigint;
  readonly ino: bigint;
}

/**
 * Lists a folder of the disk for `readSkillFolder`. Links to folders are not entered, and a link to a file is followed
 * only inside the folder.
 *
 * @param folder an existing folder
 * @throws the system's error where the folder itself cannot be listed
 */
export async function listFolder(folder: string): Promise<FolderListing> {
  const root = await realpath(folder);
  const entries: FolderEntry[] = [];
  await walk(root, '', await readdir(root, { withFileTypes: true }), entries);
  return { name: path.basename(root), entries };
}

async function walk(root: string, prefix: string, found: readonly Dirent[], into: FolderEntry[]) {
  for (const one of found) {
    // One more than the limit, so that the reader can report the excess.
    if (into.length > folderLimits.entries) return;
    const at = prefix + one.name;
    if (!one.isDirectory()) {
      into.push(await entryOf(root, at, one));
      continue;
    }
    if (isSkippedFolder(one.name)) continue;
    const inside = await readdir(path.join(root, at), { withFileTypes: true }).catch(() => null);
    if (inside === null) into.push(without(at, 'unreadable'));
    else await walk(root, `${at}/`, inside, into);
  }
}

async function entryOf(root: string, at: string, found: Dirent): Promise<FolderEntry> {
  const file = path.join(root, at);
  if (found.isSymbolicLink()) {
    const target = await realpath(file).catch(() => null);
    if (target === null) return without(at, 'link-broken');
    if (!target.startsWith(root + path.sep) && target !== root) return without(at, 'link-out');
    const led = await stat(target).catch(() => null);
    if (led?.isDirectory() === true) return without(at, 'link-to-folder');
    return fileAt(target, at);
  }
  return found.isFile() ? fileAt(file, at) : without(at, 'other');
}

async function fileAt(file: string, at: string): Promise<FolderEntry> {
  const seen = await lstat(file, { bigint: true }).catch(() => null);
  if (seen === null) return { ...without(at, 'file'), read: async () => ({ ok: false, fault: 'vanished' }) };
  if (!seen.isFile()) return without(at, 'other');
  return { path: at, kind: 'file', size: Number(seen.size), read: (most) => readHead(file, seen, most) };
}

/** Reads the head of a file, if it is still the file that was listed. */
async function readHead(file: string, listed: Identity, most: number): Promise<ReadBytes> {
  // Do not follow a link created since, and do not block on a pipe. Windows has neither flag.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  try {
    const handle = await open(file, flags);
    try {
      const now = await handle.stat({ bigint: true });
      const isSame = now.isFile() && now.dev === listed.dev && now.ino === listed.ino;
      if (!isSame) return { ok: false, fault: 'replaced' };
      const buffer = new Uint8Array(most);
      let length = 0;
      while (length < most) {
        const { bytesRead } = await handle.read(buffer, length, most - length, length);
        if (bytesRead === 0) break;
        length += bytesRead;
      }
      return { ok: true, bytes: buffer.subarray(0, length) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

function faultOf(error: unknown): 'vanished' | 'replaced' | 'unreadable' {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'vanished';
  return code === 'ELOOP' ? 'replaced' : 'unreadable';
}

/** An entry that is not read. */
function without(at: string, kind: FolderEntry['kind']): FolderEntry {
  return { path: at, kind, size: 0, read: async () => ({ ok: false, fault: 'unreadable' }) };
}
