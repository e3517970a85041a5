/** One entry of a folder's listing. Its file has not been opened yet. */
export interface FolderEntry {
  /** The path relative to the listed folder, with `/` between names: `pdf/references/forms.md`. */
  readonly path: string;
  /**
   * `file`: a file, or a link to a file inside the folder. `link-…`: a link that is not followed, and why. `unreadable`: a
   * folder that cannot be listed. `other`: anything else, such as a pipe.
   */
  readonly kind: 'file' | 'link-out' | 'link-broken' | 'link-to-folder' | 'unreadable' | 'other';
  /** In bytes, as listed. The file may have changed since; reading is bounded separately. */
  readonly size: number;
  /** Reads the first `most` bytes, or all where there are fewer. Never rejects. */
  readonly read: (most: number) => Promise<ReadBytes>;
}

/** Bytes of a file, or why it could not be read: it may vanish or be replaced after the listing. */
export type ReadBytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly fault: 'vanished' | 'replaced' | 'unreadable' };

/** A folder as its host lists it: Node from a disk, a page from files that were dropped on it. */
export interface FolderListing {
  /** The folder's own name. A skill whose SKILL.md lies directly in it must have this name. */
  readonly name: string;
  readonly entries: readonly FolderEntry[];
}

/** Limits of what is read of a folder. Exceeding one is reported as a problem. */
export const folderLimits = {
  /** The maximum number of entries. */
  entries: 2000,
  /** The maximum bytes of one text file. */
  fileBytes: 1024 * 1024,
  /** The maximum bytes of all text files together. */
  allBytes: 32 * 1024 * 1024,
  /** The maximum bytes of the front matter. */
  frontMatterBytes: 64 * 1024,
} as const;

/** Whether a folder is skipped: folders of tools hold no skill of the author. */
export function isSkippedFolder(name: string): boolean {
  return name === '.git' || name === 'node_modules';
}
