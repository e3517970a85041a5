import { describe, expect, it } from 'vitest';
import { formatProblem, readSkillFolder, type SkillProblem } from '#skills';
import { folderText } from '../../../src/cli/skills/folderText.ts';
import { planFolder } from '../../../src/cli/skills/planFolder.ts';
import { findReferences } from '../../../src/skills/findReferences.ts';
import { useOf } from '../../../src/skills/placeOf.ts';
import { type MemoryFile, memoryFolder, skillFile } from '../../support/memoryFolder.ts';

const words = (text: string): number => text.match(/\S+/g)?.length ?? 0;
const read = (files: Readonly<Record<string, MemoryFile>>, name = 'skills') =>
  readSkillFolder(memoryFolder(name, files), words);
const place = ({ file, line, column }: SkillProblem) =>
  [file, line, column].filter((part) => part !== null).join(':');
const told = (problems: readonly SkillProblem[]) => problems.map((one) => `${place(one)} ${one.code}`);

const sound = skillFile(['name: pdf', 'description: Fills forms.']);

/** What is said of a skill with these lines of front matter. */
async function saidOf(...front: readonly string[]) {
  const { skills, problems } = await read({ 'pdf/SKILL.md': skillFile(front) });
  return { front: skills[0]?.front ?? null, problems };
}

describe('a SKILL.md that is called otherwise is told, beside good skills too', () => {
  it.each(['SKILL.MD', 'Skill.md', 'sKiLl.Md'])('%s', async (name) => {
    const { skills, problems } = await read({
      'good/SKILL.md': sound.replace('pdf', 'good'),
      [`pdf/${name}`]: sound,
    });
    expect(skills.map(({ id }) => id)).toEqual(['good']);
    expect(told(problems)).toEqual([`pdf/${name} skill_file_unseen`]);
    const [problem] = problems;
    expect(problem && formatProblem(problem, 'en')).toContain('Rename it to SKILL.md');
  });

  it('but not inside a skill, where it is a file like any other', async () => {
    const { problems } = await read({ 'pdf/SKILL.md': sound, 'pdf/examples/Skill.md': sound });
    expect(problems).toEqual([]);
  });
});

describe('allowed-tools', () => {
  const fine = ['name: pdf', 'description: Fills forms.'];

  it.each<readonly [written: string, tools: readonly string[], codes: readonly string[]]>([
    ['Read Grep', ['Read', 'Grep'], ['allowed_tools']],
    ['Bash(git add:*) Read', ['Bash(git add:*)', 'Read'], ['allowed_tools']],
    ['Bash(git:*)(x) Read', ['Bash(git:*)(x)', 'Read'], ['allowed_tools']],
    ['Read, Bash', ['Read', 'Bash'], ['allowed_tools', 'allowed_tools_commas']],
    ['Read,Bash', ['Read', 'Bash'], ['allowed_tools', 'allowed_tools_commas']],
    ['Bash(git add, git rm) Read', ['Bash(git add, git rm)', 'Read'], ['allowed_tools']],
    ['Bash(git add:*), Read', ['Bash(git add:*)', 'Read'], ['allowed_tools', 'allowed_tools_commas']],
    ['Bash(git Read', ['Bash(git', 'Read'], ['allowed_tools']],
    ['","', [], ['allowed_tools_commas']],
    ['[Read, "Bash(git:*)"]', ['Read', 'Bash(git:*)'], ['allowed_tools_list']],
    ['[Read, [Bash]]', [], ['field_not_text']],
    ['""', [], []],
  ])('%s', async (written, tools, codes) => {
    const { front, problems } = await saidOf(...fine, `allowed-tools: ${written}`);
    expect(front?.allowedTools).toEqual(tools);
    expect(problems.map(({ code }) => code)).toEqual(codes);
    expect(problems.every(({ line }) => line === 4)).toBe(true);
  });

  it('as a list is told with the text to write', async () => {
    const { problems } = await saidOf(...fine, 'allowed-tools:', '  - Read', '  - Grep');
    expect(problems.map((one) => formatProblem(one, 'en'))).toEqual([
      'The value of allowed-tools is a list, and the specification wants one text. Write the names with blanks between them: Read Grep.',
    ]);
  });
});

describe('a value that lacks quotes is told with the cure, at its place', () => {
  it.each<readonly [what: string, value: string, problem: string]>([
    ['a colon', 'Use it when: asked', '3:25 yaml_quote_colon'],
    ['a colon at the end', 'Use it when:', '3:25 yaml_quote_colon'],
    ['two colons', 'A: b, c: d', '3:15 yaml_quote_colon'],
    ['an @ at the start', '@mention helper', '3:14 yaml_quote_start'],
    ['a backtick at the start', '`pdf` forms', '3:14 yaml_quote_start'],
    ['a quoted word at the start', '"Stock" check', '3:14 yaml_quote_start'],
    ['a quoted word in single quotes', "'Stock' check", '3:14 yaml_quote_start'],
    ['a word in brackets at the start', '[Beta] forms', '3:14 yaml_quote_start'],
    ['a word in braces at the start', '{name} forms', '3:14 yaml_quote_start'],
    ['bold words of Markdown at the start', '**Fills** forms', '3:14 yaml_quote_start'],
    ['a per cent sign at the start', '%s forms', '3:14 yaml_quote_start'],
    ['a dash and a blank at the start', '- fills forms', '3:14 yaml_quote_start'],
  ])('%s', async (_what, value, problem) => {
    const { front, problems } = await saidOf('name: pdf', `description: ${value}`);
    expect(front).toBeNull();
    expect(told(problems)).toEqual([`pdf/SKILL.md:${problem}`]);
    for (const locale of ['en', 'zh'] as const)
      expect(problems.map((one) => formatProblem(one, locale)).join()).toMatch(/in quotes|加上引号/);
    // The cure is the right one: with it the value is read as it was meant.
    const cured = await saidOf('name: pdf', `description: ${JSON.stringify(value)}`);
    expect(cured.front?.description).toBe(value);
    expect(cured.problems).toEqual([]);
  });

  it('in a further line of the value, under metadata, and in several fields at once', async () => {
    const { problems } = await saidOf(
      'name: pdf',
      'description: Fills forms.',
      '  Use it when: asked',
      'license: @mine',
      'metadata:',
      '  author: a: b',
    );
    expect(told(problems)).toEqual([
      'pdf/SKILL.md:4:14 yaml_quote_colon',
      'pdf/SKILL.md:5:10 yaml_quote_start',
      'pdf/SKILL.md:7:12 yaml_quote_colon',
    ]);
  });

  it('a description that ends at a comment is told, since the rest is lost without a word', async () => {
    const { front, problems } = await saidOf(
      'name: pdf # a comment',
      'description: Fills form # 5 and others',
    );
    expect(front?.description).toBe('Fills form');
    expect(told(problems)).toEqual(['pdf/SKILL.md:3:24 description_cut']);
    const quoted = await saidOf('name: pdf', 'description: "Fills form # 5" # a comment');
    expect([quoted.front?.description, quoted.problems]).toEqual(['Fills form # 5', []]);
  });

  it('beside a fault that quotes do not mend, which is told too', async () => {
    const { problems } = await saidOf('name: pdf', 'description: a: b', 'license: "open');
    expect(problems.map(({ code }) => code)).toEqual(['yaml_quote_colon', 'yaml']);
  });

  it.each<readonly [what: string, front: readonly string[]]>([
    ['an alias', ['name: &a pdf', 'description: *a']],
    ['a tag', ['name: pdf', 'description: !!binary aGk=']],
    ['a quote that is not closed', ['name: pdf', 'description: "Fills']],
    ['a list that is not closed', ['name: pdf', 'description: [Fills']],
    ['a tab for an indent', ['name: pdf', 'metadata:', '\tauthor: me']],
  ])('but not %s', async (_what, front) => {
    const { problems } = await saidOf(...front);
    expect(problems).not.toEqual([]);
    expect(problems.filter(({ code }) => code.startsWith('yaml_quote'))).toEqual([]);
  });

  it.each([
    'Fills forms (see: https://example.org) ok'.replace('see: ', 'see '),
    'Fills "forms" and \'fields\'',
    'C# and F#',
    'a:b',
  ])('and nothing is said of %s', async (value) => {
    const { front, problems } = await saidOf('name: pdf', `description: ${value}`);
    expect([front?.description, problems]).toEqual([value, []]);
  });
});

describe('what looks like a lost link and is none', () => {
  const files = new Set(['references/a.md', 'docs/limits.md']);
  const lost = (text: string, from = 'SKILL.md') =>
    findReferences(text, from, files).lost.map(({ kind, target }) => `${kind} ${target}`);

  it.each<readonly [what: string, text: string, from: string]>([
    ['a footnote', 'A rule.[^1]\n\n[^1]: Handbook of 2024, page 3', 'SKILL.md'],
    ['a form to be filled in', '[ECG, etc.]: [Results]', 'SKILL.md'],
    ['a link back to the SKILL.md', '[main](../SKILL.md#steps)', 'references/a.md'],
    ['a link to the SKILL.md from beside it', '[main](SKILL.md)', 'NOTES.md'],
    [
      'a placeholder of a host',
      '[a]({baseDir}/references/none.md) [b]($ROOT/x.md) [c]([dir]/x.md)',
      'SKILL.md',
    ],
    ['an ellipsis', '[a](...) [b](…)', 'SKILL.md'],
  ])('%s', (_what, text, from) => expect(lost(text, from)).toEqual([]));

  it('a definition is still a link, a footnote’s number in its name or not', () => {
    expect(lost('[a^1]: none.md\n[b]: other.md')).toEqual(['nowhere none.md', 'nowhere other.md']);
  });

  it('a path from the root or behind a placeholder names the file of the skill', () => {
    const named = (text: string) => findReferences(text, 'SKILL.md', files);
    expect(named('[a](/docs/limits.md)')).toEqual({ files: ['docs/limits.md'], lost: [] });
    expect(named('[a]({baseDir}/references/a.md)')).toEqual({ files: ['references/a.md'], lost: [] });
    expect(named('Read {ROOT}/references/a.md first.').files).toEqual(['references/a.md']);
    expect(named('https://example.org/references/a.md //references/a.md').files).toEqual([]);
  });

  it('a path from the root that leads to no file, and one that climbs out, are notes and no errors', async () => {
    const body = 'See [limits](/docs/limits) and [another](../docx/SKILL.md).';
    const { problems } = await read({ 'pdf/SKILL.md': skillFile(['name: pdf', 'description: d'], body) });
    expect(told(problems)).toEqual([
      'pdf/SKILL.md:5 reference_leads_out',
      'pdf/SKILL.md:5 reference_leads_out',
    ]);
    const { isError } = await import('#skills');
    expect(problems.some(isError)).toBe(false);
  });

  it('a link back from a skill.md in small letters leads to that file', async () => {
    const { problems } = await read({ 'pdf/skill.md': sound, 'pdf/a.md': '[main](skill.md)' });
    expect(told(problems)).toEqual(['pdf/skill.md skill_file_spelling']);
  });
});

describe('a name with a blank', () => {
  it('is told with the character where it can be seen, and its capitals too', async () => {
    const { problems } = await saidOf('name: Stock Check', 'description: d');
    expect(problems.map((one) => formatProblem(one, 'en'))).toEqual([
      'The name “Stock Check” holds “ ” (U+0020). Only letters, digits and hyphens may stand there.',
      'The name Stock Check has capital letters. Write it in lower case.',
      'The skill is named Stock Check and its folder pdf. They must be the same.',
    ]);
  });

  it('of another kind is told apart from it', async () => {
    const { problems } = await saidOf('name: a\u00a0b', 'description: d');
    // NFKC makes a blank of it, as the specification's validator does.
    expect(problems.map(({ facts }) => facts)).toContainEqual({
      name: 'a b',
      character: ' ',
      code: 'U+0020',
    });
  });
});

describe('scripts are run and not read', () => {
  it.each<readonly [path: string, text: string, use: string]>([
    ['scripts/fill.py', '', 'run'],
    ['scripts/schema.xsd', '', 'run'],
    ['scripts/README.md', '', 'read'],
    ['references/example.py', '', 'read'],
    ['assets/template.js', '', 'read'],
    ['tools/fill.sh', '', 'run'],
    ['tools/fill', '#!/bin/sh\n', 'run'],
    ['tools/fill.md', '#!/bin/sh\n', 'read'],
    ['LICENSE', 'MIT', 'read'],
  ])('%s', (path, text, use) => expect(useOf(path, text)).toBe(use));

  const files = {
    'pdf/SKILL.md': skillFile(['name: pdf', 'description: d'], 'Read references/a.md'),
    'pdf/references/a.md': 'Run scripts/fill.py and references/b.md',
    'pdf/references/b.md': 'one two three',
    'pdf/scripts/fill.py': 'a b c d e f g h i j',
  };
  const choice = { active: ['pdf'], requested: ['references/a.md'], budget: null };

  it('so they are no part of everything at once and nobody’s need, and are counted apart', async () => {
    const folder = await read(files);
    const planned = planFolder(folder, choice);
    const { plan, everything, scripts } = planned;
    expect(scripts).toEqual({ files: 1, tokens: 10 });
    expect(plan.kind === 'plan' && plan.resources.map(({ id }) => id)).toEqual([
      'pdf/references/a.md',
      'pdf/references/b.md',
    ]);
    expect(everything).toBe(plan.kind === 'plan' ? plan.tokens : null);
    const text = folderText(folder, planned, null);
    expect(text).toContain('1 skill, 3 resources, 1 script among them.');
    expect(text).toMatch(/^script {4}pdf\/scripts\/fill\.py +10 {2}run$/m);
    expect(text).toContain('Not in it: 1 script of 10 tokens, run and not loaded.');
  });

  it('and a script that is asked for by name is loaded', async () => {
    const { plan } = planFolder(await read(files), { ...choice, requested: ['scripts/fill.py'] });
    expect(plan.kind === 'plan' && plan.resources).toMatchObject([{ id: 'pdf/scripts/fill.py', cost: 10 }]);
  });

  it('in the line of a skill that is not active they stand apart as well', async () => {
    const folder = await read(files);
    const text = folderText(folder, planFolder(folder, { active: [], requested: [], budget: null }), null);
    expect(text).toMatch(/^resource {2}pdf: 2 files +\d+ {2}-$/m);
    expect(text).toMatch(/^script {4}pdf: 1 file +10 {2}run$/m);
  });
});
