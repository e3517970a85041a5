/** What a listing says of one thing in a folder. Nothing of it has been opened by then. */
export interface FolderEntry {
  /** From the listed folder, with `/` between names and none in front: `pdf/references/forms.md`. */
  readonly path: string;
  /**
   * A file; a link that cannot be followed, by where it leads (a link to a file inside the folder is listed as a file); a
   * folder that cannot be listed; or something else, such as a pipe.
   */
  readonly kind: 'file' | 'link-out' | 'link-broken' | 'link-to-folder' | 'unreadable' | 'other';
  /** In bytes, as the listing says; what is read may differ, and is bounded again. */
  readonly size: number;
  /** Reads the first `most` bytes, or all where there are fewer. Never rejects. */
  readonly read: (most: number) => Promise<ReadBytes>;
}

/** Bytes of a file, or why there are none. A file may go, or be swapped, between the listing and this. */
export type ReadBytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly fault: 'vanished' | 'replaced' | 'unreadable' };

/** A folder as its host lists it: Node from a disk, a page from what was dropped on it. */
export interface FolderListing {
  /** The folder's own name, which a skill that stands in it must bear. */
  readonly name: string;
  readonly entries: readonly FolderEntry[];
}

/** How much of a folder is looked at. What goes beyond is told, never cut in silence. */
export const folderLimits = {
  /** Entries of a listing. */
  entries: 2000,
  /** Bytes of one file that is read as text. */
  fileBytes: 1024 * 1024,
  /** Bytes of all texts together. */
  allBytes: 32 * 1024 * 1024,
  /** Bytes of the YAML before a body. */
  frontMatterBytes: 64 * 1024,
} as const;

/** Folders of tools, which hold no skill of this folder's author: not listed, not read. */
export function isSkippedFolder(name: string): boolean {
  return name === '.git' || name === 'node_modules';
}
