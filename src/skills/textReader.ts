import { type FolderEntry, folderLimits } from './folderListing.ts';
import { type ProblemCode, problem, type SkillProblem } from './problems.ts';
import { BINARY_HEAD, readText } from './readText.ts';

/** A file as text, or why it is not. */
export type EntryText =
  | {
      readonly kind: 'text';
      /** With line ends normalised to `\n`. */
      readonly text: string;
      readonly byteOrderMark: boolean;
      /** The first line that ends with `\r\n`, counted from 1, or null. */
      readonly windowsLine: number | null;
    }
  | { readonly kind: 'binary'; readonly problem: SkillProblem }
  | { readonly kind: 'unread'; readonly problem: SkillProblem };

const faults = {
  vanished: 'file_vanished',
  replaced: 'file_replaced',
  unreadable: 'file_unreadable',
} as const satisfies Record<string, ProblemCode>;

/** Reads the text files of one folder within the limits of `folderLimits`. */
export class TextReader {
  private left: number = folderLimits.allBytes;

  /** Reads one entry. Of a file over the limit it reads only the head, to tell text from binary. */
  async read({ path, size, read }: FolderEntry): Promise<EntryText> {
    const at = { file: path };
    const { fileBytes, allBytes } = folderLimits;
    const tooLarge = (bytes: number): EntryText =>
      unread(problem('file_too_large', at, { size: bytes, limit: fileBytes }));
    const most = size > fileBytes ? BINARY_HEAD : fileBytes + 1;
    if (this.left < Math.min(size, most)) return unread(problem('folder_too_large', at, { limit: allBytes }));
    const got = await read(most);
    if (!got.ok) return unread(problem(faults[got.fault], at, {}));
    // A host may return more bytes than were requested.
    const bytes = got.bytes.subarray(0, most);
    this.left -= bytes.length;
    const answer = readText(bytes);
    if (answer.kind === 'binary') {
      return { kind: 'binary', problem: problem('binary_file', at, { size }) };
    }
    if (size > fileBytes) return tooLarge(size);
    // The file grew since it was listed.
    if (bytes.length > fileBytes) return tooLarge(bytes.length);
    if (answer.kind === 'not-utf8') return unread(problem('not_utf8', { ...at, line: answer.line }, {}));
    return { kind: 'text', ...textOf(answer) };
  }
}

function unread(found: SkillProblem): EntryText {
  return { kind: 'unread', problem: found };
}

function textOf(answer: { readonly text: string; readonly byteOrderMark: boolean }) {
  const { text, byteOrderMark } = answer;
  const at = text.indexOf('\r\n');
  const windowsLine = at === -1 ? null : text.slice(0, at).split('\n').length;
  return { text: text.replaceAll('\r\n', '\n'), byteOrderMark, windowsLine };
}
