import { type FolderEntry, folderLimits } from './folderListing.ts';
import { type ProblemCode, problem, type SkillProblem } from './problems.ts';
import { BINARY_HEAD, readText } from './readText.ts';

/** A file as text, its line ends those of Unix, or as what it is instead, with what was found while it was read. */
export type EntryText =
  | { readonly kind: 'text'; readonly text: string; readonly problems: readonly SkillProblem[] }
  | { readonly kind: 'binary' | 'unread'; readonly problems: readonly SkillProblem[] };

const faults = {
  vanished: 'file_vanished',
  replaced: 'file_replaced',
  unreadable: 'file_unreadable',
} as const satisfies Record<string, ProblemCode>;

/** Reads the texts of one folder, within the limits of a file and of all together. */
export class TextReader {
  private left: number = folderLimits.allBytes;

  /** Reads one entry. Of one that is over the limit it reads the head alone, to tell a text from a picture. */
  async read({ path, size, read }: FolderEntry): Promise<EntryText> {
    const at = { file: path };
    const { fileBytes, allBytes } = folderLimits;
    const tooLarge = (bytes: number): EntryText =>
      unread(problem('file_too_large', at, { size: bytes, limit: fileBytes }));
    const most = size > fileBytes ? BINARY_HEAD : fileBytes + 1;
    if (this.left < Math.min(size, most)) return unread(problem('folder_too_large', at, { limit: allBytes }));
    const got = await read(most);
    if (!got.ok) return unread(problem(faults[got.fault], at, {}));
    // A host that gives more than was asked for is not trusted with the rest.
    const bytes = got.bytes.subarray(0, most);
    this.left -= bytes.length;
    const answer = readText(bytes);
    if (answer.kind === 'binary') {
      return { kind: 'binary', problems: [problem('binary_file', at, { size })] };
    }
    if (size > fileBytes) return tooLarge(size);
    // It grew since it was listed.
    if (bytes.length > fileBytes) return tooLarge(bytes.length);
    if (answer.kind === 'not-utf8') return unread(problem('not_utf8', { ...at, line: answer.line }, {}));
    const text = answer.text.replaceAll('\r\n', '\n');
    return { kind: 'text', text, problems: marksOf(answer, path) };
  }
}

function marksOf(
  { text, byteOrderMark }: { readonly text: string; readonly byteOrderMark: boolean },
  file: string,
): readonly SkillProblem[] {
  const line = text.slice(0, text.indexOf('\r\n')).split('\n').length;
  return [
    ...(byteOrderMark ? [problem('byte_order_mark', { file, line: 1, column: 1 }, {})] : []),
    ...(text.includes('\r\n') ? [problem('windows_line_ends', { file, line }, {})] : []),
  ];
}

function unread(found: SkillProblem): EntryText {
  return { kind: 'unread', problems: [found] };
}
