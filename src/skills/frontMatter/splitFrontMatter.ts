/** A SKILL.md split into front matter and body, or why it could not be split. */
export type SplitSkillFile =
  | {
      readonly kind: 'split';
      /** The text between the two `---` lines; it begins on line 2 of the file. */
      readonly yaml: string;
      /** The text after the front matter, trimmed: the part that a host loads. */
      readonly body: string;
      /** The line of the file on which the body begins, counted from 1. */
      readonly bodyLine: number;
    }
  | { readonly kind: 'no-front-matter' | 'not-closed' };

const MARK = /^---[ \t]*$/;

/**
 * Splits a SKILL.md into YAML front matter and Markdown body. Only a line that consists of `---` delimits the front matter.
 *
 * Source: agentskills.io, "How to add skills support to your agent", front matter extraction.
 */
export function splitFrontMatter(text: string): SplitSkillFile {
  const lines = text.split('\n');
  if (!MARK.test(lines[0] ?? '')) return { kind: 'no-front-matter' };
  const end = lines.findIndex((line, index) => index > 0 && MARK.test(line));
  if (end === -1) return { kind: 'not-closed' };
  const rest = lines.slice(end + 1);
  const blank = rest.findIndex((line) => line.trim() !== '');
  return {
    kind: 'split',
    yaml: lines.slice(1, end).join('\n'),
    body: rest.join('\n').trim(),
    bodyLine: end + 2 + Math.max(blank, 0),
  };
}
