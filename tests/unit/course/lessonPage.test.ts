import { describe, expect, it } from 'vitest';
import { labelOf } from '#course/page/boldWords.ts';
import { type LessonPage, readLessonPage } from '#course/page/lessonPage.ts';
import { outlineOf } from '#course/page/outline.ts';
import { attributeOf } from '#course/page/pageElement.ts';
import { lineAt } from '#course/page/textFile.ts';

function pageOf(text: string): LessonPage {
  const reading = readLessonPage({ file: 'lesson.mdx', text });
  if (!reading.ok) throw new Error(reading.message);
  return reading.page;
}

/** The running text, with the blanks that stand for all else taken out. */
const proseOf = (text: string) => pageOf(text).prose.replaceAll(/\s+/g, ' ').trim();

describe('the running text is what a reader reads as sentences', () => {
  it.each([
    ['frontmatter is none of it', '---\ntitle: A\n---\n\nB', 'B'],
    ['a line in the text that looks like its end', '---\na: 1\n---\n\nB\n\n---\n\nC', 'B C'],
    ['imports and exports', "import A from 'a';\nexport const b = 1;\n\nC", 'C'],
    ['a sentence with the word', 'We import it.', 'We import it.'],
    ['code in a line, with backticks inside', 'a `b` c ``d ` e`` f', 'a c f'],
    ['a fenced block, with another fence inside', 'a\n````md\n```\nb\n```\n````\nc', 'a c'],
    ['a backtick that is never closed', 'a ` b', 'a ` b'],
    ['formulas, in a line and apart', 'a $x < y$ b\n\n$$\nc\n$$\n\nd', 'a b d'],
    ['a tag, not what it holds', '<b>bold</b> <Term id="x">*term*</Term>', 'bold term'],
    [
      'attributes with tags and braces in their strings',
      'b <A rows={[{ text: "}<b>", more: \'"\' }]} /> c',
      'b c',
    ],
    ['attributes over several lines', '<A\n  b="c"\n  d={{ e: `}` }}\n/>\n\nf', 'f'],
    ['an expression and a comment', 'a {1 + 1} {/* a } <B> */} c', 'a c'],
    ['a comparison is no tag', 'a \\< b and c > d', '\\< b and c > d'],
    ['a heading', '## A\n\nb', 'b'],
    ['Chinese', '<Term id="host">**宿主**</Term>是应用。', '宿主 是应用。'],
  ])('%s', (_what, text, expected) => {
    expect(proseOf(text)).toContain(expected);
    expect(pageOf(text).prose).toHaveLength(text.length);
  });
});

it('every part keeps its place, behind characters of two code units too', () => {
  const text = '---\na: 😀\n---\n\n## B 😀\n\n<Point id="c">\n\n`d` e\n\n</Point>\n';
  const { prose, parts, headings } = pageOf(text);
  expect(prose.indexOf('e')).toBe(text.lastIndexOf('e'));
  expect(parts.map(({ id, start, end }) => [id, lineAt(text, start), text.slice(end)])).toEqual([
    ['c', 7, '\n'],
  ]);
  expect(headings.map(({ level, words, start }) => [level, words, lineAt(text, start)])).toEqual([
    [2, 'B 😀', 5],
  ]);
});

it('an attribute is read where it is a plain string, by its whole name', () => {
  const [element] = pageOf('<A data-id="no" id="yes" name={id} empty="" flag />').elements;
  if (element === undefined) throw new Error('no element');
  expect(['id', 'name', 'empty', 'data-id', 'other'].map((name) => attributeOf(element, name))).toEqual([
    'yes',
    undefined,
    '',
    'no',
    undefined,
  ]);
  expect(element.attributes.has('flag')).toBe(true);
});

it('bold is a label where it heads a line and ends in a stop', () => {
  const text = '**A.** b\n**C**: d **E.** f\n\n- **G.** h\n- i **j**\n\n**K** l';
  expect(pageOf(text).bold.map((bold) => [labelOf(bold), bold.isRunIn])).toEqual([
    ['A', true],
    ['C', true],
    ['E', false],
    ['G', true],
    ['j', false],
    ['K', false],
  ]);
});

it('links are those of the text, of references and of elements', () => {
  const text = '[a](#b) ![c](d.png) [e][f] <a href="#g">h</a> `[i](#j)`\n\n[f]: #k';
  expect(pageOf(text).links.map(({ target }) => target)).toEqual(['#b', 'd.png', '#k', '#g']);
});

it('the items of a list are those of the outer one', () => {
  expect(pageOf('- a\n  - b\n- c\n').items).toHaveLength(2);
});

it('imports are known by the names that the page uses', () => {
  const text = "import A from 'a';\nimport { b as c } from 'd';\nimport * as e from 'f';\n\ng";
  expect([...pageOf(text).imports]).toEqual([
    ['A', 'a'],
    ['c', 'd'],
    ['e', 'f'],
  ]);
});

it('the outline has headings of the second level and points, in the order of the page', () => {
  const text = '## A `b`\n\n<Point id="c">\n\n### D\n\n</Point>\n\n## E\n';
  const outline = outlineOf(pageOf(text));
  expect(outline.map((entry) => (entry.kind === 'point' ? entry.id : entry.heading.words))).toEqual([
    'A b',
    'c',
    'E',
  ]);
});

it.each([
  ['a tag that is never closed', '## A\n\n<section id="a">\n', 3],
  ['an expression that is none', 'a\n\nb {1 +}\n', 3],
  ['frontmatter that is no YAML', '---\na: ]\n---\n\nb', 1],
  ['an import that is none', 'import a from\n\nb', 1],
])('%s is told with its line', (_what, text, line) => {
  expect(readLessonPage({ file: 'lesson.mdx', text })).toMatchObject({ ok: false, line });
});
