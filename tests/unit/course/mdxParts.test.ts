import { describe, expect, it } from 'vitest';
import { attributeOf, lineAt, mdxParts } from '#course/text/mdxParts.ts';

/** The running text, with the blanks that stand for all else taken out. */
const proseOf = (text: string) => mdxParts(text).prose.replaceAll(/\s+/g, ' ').trim();

describe('the running text is what a reader reads as sentences', () => {
  it.each([
    ['frontmatter is none of it', '---\ntitle: A\n---\n\nB', 'B'],
    ['a line in the text that looks like its end', '---\na: 1\n---\n\nB\n\n---\n\nC', 'B --- C'],
    ['imports and exports', "import A from 'a';\nexport const b = 1;\nC", 'C'],
    ['a sentence with the word', 'We import it.', 'We import it.'],
    ['code in a line, with backticks inside', 'a `b` c ``d ` e`` f', 'a c f'],
    ['a fenced block, with another fence inside', 'a\n````md\n```\nb\n```\n````\nc', 'a c'],
    ['a backtick that is never closed', 'a ` b', 'a ` b'],
    ['formulas, in a line and apart', 'a $x < y$ b\n\n$$\nc\n$$\n\nd', 'a b d'],
    ['a tag, not what it holds', '<b>bold</b> <Term id="x">*term*</Term>', 'bold *term*'],
    [
      'attributes with tags and braces in their strings',
      '<A rows={[{ text: "}<b>", more: \'"\' }]} /> c',
      'c',
    ],
    ['attributes over several lines', '<A\n  b="c"\n  d={{ e: `}` }}\n/>\nf', 'f'],
    ['an expression and a comment', '{1 + 1} {/* a } <B> */} c', 'c'],
    ['a comparison is no tag', 'a < b and c > d', 'a < b and c > d'],
    ['Chinese', '<Term id="host">**宿主**</Term>是应用。', '**宿主** 是应用。'],
  ])('%s', (_what, text, expected) => {
    expect(proseOf(text)).toBe(expected);
  });
});

it('every part keeps its place', () => {
  const text = '---\na: 1\n---\n\n## B\n\n<Point id="c">\n\n`d` e\n\n</Point>\n';
  const { prose, tags } = mdxParts(text);
  expect(prose).toHaveLength(text.length);
  expect(prose.indexOf('e')).toBe(text.lastIndexOf('e'));
  expect(tags.map(({ name, kind, start }) => [name, kind, lineAt(text, start)])).toEqual([
    ['Point', 'open', 7],
    ['Point', 'close', 11],
  ]);
});

it('an attribute is read where it is a plain string, by its whole name', () => {
  const [tag] = mdxParts('<A data-id="no" id="yes" name={id} empty="" />').tags;
  if (tag === undefined) throw new Error('no tag');
  expect(['id', 'name', 'empty', 'data-id', 'other'].map((name) => attributeOf(tag, name))).toEqual([
    'yes',
    undefined,
    '',
    'no',
    undefined,
  ]);
});
