import { describe, expect, it } from 'vitest';
import { findReferences } from '../../../src/skills/findReferences.ts';

const files = new Set([
  'references/forms.md',
  'references/fields.md',
  'references/two words.md',
  'references/v1.2(a).md',
  'scripts/fill.py',
  'forms.md',
  'LICENSE.txt',
  '__proto__',
]);
const find = (text: string, from = 'SKILL.md') => findReferences(text, from, files);

describe('a file is referred to', () => {
  it.each<readonly [rule: string, text: string, named: readonly string[]]>([
    ['by a link', '[a](references/forms.md)', ['references/forms.md']],
    ['by a link with a title and a place', '[a](references/forms.md#top "T")', ['references/forms.md']],
    ['by a link in angle brackets', '[a](<references/two words.md>)', ['references/two words.md']],
    ['by a link with its blank encoded', '[a](references/two%20words.md)', ['references/two words.md']],
    ['by a link with brackets of its own', '[a](references/v1.2(a).md)', ['references/v1.2(a).md']],
    ['by an image', '![a](./references/forms.md)', ['references/forms.md']],
    ['by a definition', '[a]: references/forms.md', ['references/forms.md']],
    ['by a detour', '[a](scripts/../references/forms.md)', ['references/forms.md']],
    ['in code', 'Run `python scripts/fill.py --all`.', ['scripts/fill.py']],
    ['in a block of code', '```sh\npython scripts/fill.py\n```', ['scripts/fill.py']],
    ['at the end of a sentence', 'See references/forms.md.', ['references/forms.md']],
    ['in Chinese, without blanks', '参见references/forms.md。', ['references/forms.md']],
    ['by a name that every object inherits', 'See __proto__.', ['__proto__']],
    ['once, however often', 'forms.md, forms.md, references/forms.md', ['forms.md', 'references/forms.md']],
    ['not by a part of another path', 'other/references/forms.md references/forms.md.bak', []],
    ['not by another case', 'references/FORMS.md', []],
    ['not by an address', '[a](https://example.org/references/forms.md) [b](//forms.md)', []],
  ])('%s', (_rule, text, named) => expect(find(text).files).toEqual(named));

  it('from the folder of its own text as well as from the skill’s folder', () => {
    const text = '[a](fields.md) [b](references/fields.md) [c](../scripts/fill.py) [d](forms.md)';
    expect(find(text, 'references/forms.md')).toEqual({
      // `forms.md` is read from the skill's folder first, as the specification has it.
      files: ['forms.md', 'references/fields.md', 'scripts/fill.py'],
      lost: [],
    });
  });

  it('but no text needs itself', () => {
    expect(find('[a](references/forms.md) [b](#top)', 'references/forms.md').files).toEqual([]);
  });
});

describe('a link is lost', () => {
  it.each<readonly [rule: string, text: string, lost: readonly (readonly [string, string, number])[]]>([
    ['that leads to no file', 'a\n[a](references/none.md)', [['nowhere', 'references/none.md', 2]]],
    ['that climbs out', '[a](../../etc/passwd)', [['out', '../../etc/passwd', 1]]],
    ['that climbs out by an encoding', '[a](%2e%2e/x)', [['out', '../x', 1]]],
    ['that is absolute', '[a](/etc/passwd)', [['out', '/etc/passwd', 1]]],
    ['once, at its first line', 'a\n[a](x)\n[a](x)', [['nowhere', 'x', 2]]],
    ['but not one to a folder of the skill', '[a](references/) [b](.)', []],
    ['nor an address, a mail or a place on the page', '[a](https://x) [b](mailto:a@b) [c](#d) [e]()', []],
    ['nor one in code', 'Write `[a](url)` or ``[`a`](url)``.', []],
    ['nor one in a block of code', '~~~~\n[a](x)\n~~~\n[a](y)\n~~~~\n', []],
    ['nor an encoding that is none', '[a](forms.md%)', [['nowhere', 'forms.md%', 1]]],
  ])('%s', (_rule, text, lost) =>
    expect(find(text).lost.map(({ kind, target, line }) => [kind, target, line])).toEqual(lost),
  );

  it.each([
    '](('.repeat(3000),
    '](<'.repeat(3000),
    '](x(y)'.repeat(1500),
    '` '.repeat(5000),
    '`` ` '.repeat(2000),
    '[x]: '.repeat(2000),
    '../'.repeat(3000),
    '](a '.repeat(2500),
  ])('a text of long lines, made to be slow, is searched to its end: %#', (line) =>
    expect(find(`${line}\n`.repeat(50)).files).toEqual([]),
  );

  it('a line of more than 10,000 characters is no prose, and no link in it is missed', () => {
    expect(find(`${'x'.repeat(10_000)} [a](y)`).lost).toEqual([]);
    expect(find(`${'x'.repeat(10_000)} forms.md`).files).toEqual(['forms.md']);
  });

  it('a hundred thousand lost links are as many problems', () => {
    const text = Array.from({ length: 100_000 }, (_, i) => `[a](${i})`).join('\n');
    expect(find(text).lost).toHaveLength(100_000);
  });
});
