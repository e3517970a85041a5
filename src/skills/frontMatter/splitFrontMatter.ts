/** A SKILL.md in its two parts, or why it has not got two. */
export type SplitSkillFile =
  | {
      readonly kind: 'split';
      /** What stands between the two marks; it begins on line 2 of the file. */
      readonly yaml: string;
      /** What follows, without blanks around it: this is what a host loads. */
      readonly body: string;
      /** The line of the file on which the body begins, counted from 1. */
      readonly bodyLine: number;
    }
  | { readonly kind: 'no-front-matter' | 'not-closed' };

const MARK = /^---[ \t]*$/;

/**
 * Parts the YAML front matter from the Markdown body. Both marks are lines of their own, so that a `---` inside a
 * description or a rule in the body ends nothing.
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
