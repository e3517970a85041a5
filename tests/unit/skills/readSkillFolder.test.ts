import { describe, expect, it } from 'vitest';
import { readSkillFolder, type SkillProblem, skillPrompt } from '#skills';
import { type MemoryFile, memoryFolder, skillFile } from '../../support/memoryFolder.ts';

/** A cost that can be followed by eye: a token a word. */
const words = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const sound = skillFile(['name: pdf', 'description: Fills forms.'], 'Read the form.\n\nFill it.');

const read = (files: Readonly<Record<string, MemoryFile>>, name = 'skills') =>
  readSkillFolder(memoryFolder(name, files), words);

/** A problem as `file:line:column code facts`. */
function told({ file, line, column, code, facts }: SkillProblem): string {
  const at = [file, line, column].filter((part) => part !== null).join(':');
  const known = Object.entries(facts).map(([fact, value]) => `${fact}=${value}`);
  return [at, code, ...known].join(' ');
}

const problemsOf = async (files: Readonly<Record<string, MemoryFile>>, name?: string) =>
  (await read(files, name)).problems.map(told);

describe('a sound skill', () => {
  const files = {
    'pdf/SKILL.md': skillFile(
      [
        'name: pdf',
        'description: >',
        '  Fills forms.',
        '  Use it for PDF.',
        'license: MIT',
        'compatibility: Needs Python',
        'metadata:',
        '  author: somebody',
        'allowed-tools: Bash(git add:*) Read',
      ],
      'See [the forms](references/forms.md).\nRun `scripts/fill.py`.',
    ),
    'pdf/references/forms.md': 'First [fields](fields.md), then [more](references/more.md#top).',
    'pdf/references/fields.md': 'Back to references/forms.md.',
    'pdf/references/more.md': 'Nothing.',
    'pdf/scripts/fill.py': 'import references.forms # references/more.md',
    'pdf/assets/logo.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]),
    'pdf/LICENSE.txt': 'Do as you like.',
    'README.md': 'Not part of a skill.',
  };

  it('is read with its fields, costs, resources and what they need', async () => {
    const { skills, problems } = await read(files);
    expect(skills).toEqual([
      {
        id: 'pdf',
        file: 'pdf/SKILL.md',
        name: 'pdf',
        front: {
          name: 'pdf',
          description: 'Fills forms. Use it for PDF.',
          license: 'MIT',
          compatibility: 'Needs Python',
          metadata: new Map([['author', 'somebody']]),
          allowedTools: ['Bash(git add:*)', 'Read'],
        },
        metadataTokens: words(skillPrompt('pdf', 'Fills forms. Use it for PDF.', 'pdf/SKILL.md')),
        bodyTokens: 5,
        bodyLines: 2,
        mentions: ['pdf/references/forms.md', 'pdf/scripts/fill.py'],
        resources: [
          resource('pdf/LICENSE.txt', 'elsewhere', 15, 4),
          { ...resource('pdf/assets/logo.png', 'assets', 6, null), kind: 'binary' },
          {
            ...resource('pdf/references/fields.md', 'references', 28, 3),
            needs: ['pdf/references/forms.md'],
          },
          {
            ...resource('pdf/references/forms.md', 'references', 63, 4),
            needs: ['pdf/references/fields.md', 'pdf/references/more.md'],
          },
          resource('pdf/references/more.md', 'references', 8, 1),
          // A script is a text with a cost; what it imports is its own affair, and it is not run.
          { ...resource('pdf/scripts/fill.py', 'scripts', 44, 4), use: 'run' },
        ],
      },
    ]);
    expect(problems.map(told)).toEqual([
      'pdf/SKILL.md:10:1 allowed_tools tools=Bash(git add:*) Read',
      'pdf/assets/logo.png binary_file size=6',
    ]);
  });

  it('may be the listed folder itself', async () => {
    const { skills, problems } = await read({ 'SKILL.md': sound, 'forms.md': 'A form.' }, 'pdf');
    expect(problems).toEqual([]);
    expect(skills.map(({ id, file, resources }) => [id, file, resources.map((one) => one.id)])).toEqual([
      ['pdf', 'SKILL.md', ['pdf/forms.md']],
    ]);
  });

  it('may lie deeper, and a SKILL.md inside a skill is a resource of that skill', async () => {
    const { skills } = await read({
      'office/pdf/SKILL.md': sound,
      'office/pdf/examples/pdf/SKILL.md': sound,
      'node_modules/pdf/SKILL.md': sound,
      '.git/pdf/SKILL.md': sound,
    });
    expect(skills.map(({ id, resources }) => [id, resources.map((one) => one.id)])).toEqual([
      ['office/pdf', ['office/pdf/examples/pdf/SKILL.md']],
    ]);
  });

  function resource(id: string, place: string, size: number, tokens: number | null) {
    return { id, place, kind: 'text', use: 'read', size, tokens, needs: [] };
  }
});

describe('a fault of the folder is told with its place, and what can be read is read', () => {
  it.each<readonly [rule: string, files: Readonly<Record<string, MemoryFile>>, problems: readonly string[]]>([
    ['no SKILL.md anywhere', { 'README.md': 'x' }, ['. no_skill']],
    ['an empty folder', {}, ['. no_skill']],
    [
      'a folder beside skills that has all but the SKILL.md',
      { 'pdf/SKILL.md': sound, 'docx/references/a.md': 'x', 'docx/scripts/b.py': 'x', 'src/b.ts': 'x' },
      ['docx no_skill'],
    ],
    [
      'skill.md in small letters, which is taken',
      { 'pdf/skill.md': sound },
      ['pdf/skill.md skill_file_spelling found=skill.md'],
    ],
    [
      'Skill.md, which nobody takes',
      { 'pdf/Skill.md': sound },
      ['pdf/Skill.md skill_file_unseen found=Skill.md'],
    ],
    [
      'both spellings: the capitals count, and on many disks there is one of them',
      { 'pdf/SKILL.md': sound, 'pdf/skill.md': 'x' },
      ['pdf/skill.md case_clash other=pdf/SKILL.md'],
    ],
    [
      'two files that differ by case alone',
      { 'pdf/SKILL.md': sound, 'pdf/references/A.md': 'x', 'pdf/references/a.md': 'x' },
      ['pdf/references/a.md case_clash other=pdf/references/A.md'],
    ],
    [
      'paths that climb, are absolute, hold a backslash, a drive or a line end',
      {
        'pdf/SKILL.md': sound,
        '../pdf/a.md': 'x',
        'pdf/../../a.md': 'x',
        '/etc/passwd': 'x',
        'pdf\\..\\a.md': 'x',
        'C:/a.md': 'x',
        'pdf/a\n.md': 'x',
        'pdf//a.md': 'x',
      },
      [
        '../pdf/a.md unsafe_path',
        '/etc/passwd unsafe_path',
        'C:/a.md unsafe_path',
        'pdf/../../a.md unsafe_path',
        'pdf//a.md unsafe_path',
        'pdf/a\n.md unsafe_path',
        'pdf\\..\\a.md unsafe_path',
      ],
    ],
    [
      'what is no file',
      {
        'pdf/SKILL.md': sound,
        'pdf/a': { kind: 'link-out' },
        'pdf/b': { kind: 'link-broken' },
        'pdf/c': { kind: 'link-to-folder' },
        'pdf/d': { kind: 'other' },
        'pdf/e': { kind: 'unreadable' },
      },
      [
        'pdf/a link_leads_out',
        'pdf/b link_broken',
        'pdf/c link_to_folder',
        'pdf/d not_a_file',
        'pdf/e file_unreadable',
      ],
    ],
    [
      'files that go, are swapped or cannot be opened between the listing and the reading',
      {
        'pdf/SKILL.md': sound,
        'pdf/a.md': { read: async () => ({ ok: false, fault: 'vanished' }) },
        'pdf/b.md': { read: async () => ({ ok: false, fault: 'replaced' }) },
        'pdf/c.md': { read: async () => ({ ok: false, fault: 'unreadable' }) },
      },
      ['pdf/a.md file_vanished', 'pdf/b.md file_replaced', 'pdf/c.md file_unreadable'],
    ],
    [
      'the SKILL.md itself is gone by then',
      { 'pdf/SKILL.md': { read: async () => ({ ok: false, fault: 'vanished' }) } },
      ['pdf/SKILL.md file_vanished'],
    ],
    [
      'a text that is not UTF-8, at the line',
      { 'pdf/SKILL.md': sound, 'pdf/a.md': Uint8Array.of(0x61, 0x0a, 0xe4, 0xbd, 0x0a, 0x62) },
      ['pdf/a.md:2 not_utf8'],
    ],
    ['a SKILL.md that is not UTF-8', { 'pdf/SKILL.md': Uint8Array.of(0xff) }, ['pdf/SKILL.md:1 not_utf8']],
    ['a SKILL.md that is binary', { 'pdf/SKILL.md': `${sound}\0` }, ['pdf/SKILL.md not_text']],
    [
      'a byte order mark, behind which the front matter is found all the same',
      { 'pdf/SKILL.md': `\u{feff}${sound}`, 'pdf/a.md': '\u{feff}a' },
      ['pdf/SKILL.md:1:1 byte_order_mark'],
    ],
    [
      'line ends of Windows, at the first, in the SKILL.md alone',
      { 'pdf/SKILL.md': sound.replaceAll('\n', '\r\n'), 'pdf/a.md': 'a\nb\r\nc' },
      ['pdf/SKILL.md:1 windows_line_ends'],
    ],
    [
      'two skills of one name',
      { 'a/SKILL.md': sound, 'pdf/SKILL.md': sound },
      [
        'a/SKILL.md:2:1 name_is_not_folder name=pdf folder=a',
        'pdf/SKILL.md name_taken name=pdf other=a/SKILL.md',
      ],
    ],
  ])('%s', async (_rule, files, problems) => expect(await problemsOf(files)).toEqual(problems));

  it('a file over the limit is not read beyond its head', async () => {
    const asked: number[] = [];
    const large = (head: string): MemoryFile => ({
      size: 100 * 1024 * 1024,
      read: async (most: number) => {
        asked.push(most);
        return { ok: true, bytes: new TextEncoder().encode(head.repeat(most / head.length)) };
      },
    });
    const files = { 'pdf/SKILL.md': sound, 'pdf/a.txt': large('x'), 'pdf/b.bin': large('\0') };
    expect(await problemsOf(files)).toEqual([
      'pdf/a.txt file_too_large size=104857600 limit=1048576',
      'pdf/b.bin binary_file size=104857600',
    ]);
    expect(asked).toEqual([8000, 8000]);
  });

  it('a file that has grown since it was listed is not read beyond the limit, whatever its host hands over', async () => {
    const bytes = new TextEncoder().encode('x'.repeat(3_000_000));
    const files = {
      'pdf/SKILL.md': sound,
      'pdf/a.txt': { size: 1, read: async () => ({ ok: true as const, bytes }) },
    };
    expect(await problemsOf(files)).toEqual(['pdf/a.txt file_too_large size=1048577 limit=1048576']);
  });

  it('texts of more than 32 MiB together are not all read', async () => {
    const text = 'x'.repeat(1024 * 1024);
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`pdf/${10 + i}.txt`, text]));
    const problems = await problemsOf({ 'pdf/SKILL.md': sound, ...many });
    expect(problems).toHaveLength(9);
    expect(problems[0]).toBe('pdf/41.txt folder_too_large limit=33554432');
  });

  it('of more than 2000 entries the first 2000 are looked at, and it is said', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`pdf/${i}.txt`, 'x']));
    const { skills, problems } = await read({ 'pdf/SKILL.md': sound, ...many });
    expect(problems.map(told)).toEqual(['. too_many_files limit=2000']);
    expect(skills[0]?.resources).toHaveLength(1999);
  });
});

describe('a fault of the front matter is told at its line and column', () => {
  const at = 'pdf/SKILL.md';
  const fine = ['name: pdf', 'description: d'];
  const long = (length: number): string => '例'.repeat(length);
  it.each<readonly [rule: string, text: string, problems: readonly string[]]>([
    ['none', '# PDF\n', [':1 no_front_matter']],
    ['none in an empty file', '', [':1 no_front_matter']],
    ['one that begins on line 2', `\n${sound}`, [':1 no_front_matter']],
    ['one that is not closed', '---\nname: pdf\ndescription: d\n', [':1 front_matter_not_closed']],
    ['a list', skillFile(['- name: pdf']), [':2:1 front_matter_not_a_map']],
    ['a sentence', skillFile(['pdf']), [':2:1 front_matter_not_a_map']],
    ['nothing in it', skillFile([]), [':1 name_missing', ':1 description_missing']],
    [
      'an unquoted colon, as hosts see it most',
      skillFile(['name: pdf', 'description: Use it when: asked']),
      [':3:25 yaml_quote_colon field=description'],
    ],
    [
      'a list that is not closed',
      skillFile(['name: [pdf', 'description: d']),
      [':3:1 yaml detail=Flow sequence in block collection must be sufficiently indented and end with a ]'],
    ],
    ['a key twice', skillFile([...fine, 'name: pdf']), [':4:1 yaml detail=Map keys must be unique']],
    [
      'an alias, before it unfolds',
      skillFile([...fine, 'metadata:', '  a: &a [x, x]', '  b: *a']),
      [':6:6 yaml_alias name=a'],
    ],
    [
      'a bomb of aliases',
      skillFile([
        'a: &a [x,x,x,x,x,x,x,x,x]',
        ...Array.from('bcdefghij', (key, i) => {
          const last = `*${'abcdefghij'[i]}`;
          return `${key}: &${key} [${Array.from({ length: 9 }, () => last).join(',')}]`;
        }),
      ]),
      [':3:8 yaml_alias name=a'],
    ],
    [
      'a tag',
      skillFile([...fine, 'license: !!binary AAAA']),
      [':4:19 yaml_tag name=tag:yaml.org,2002:binary'],
    ],
    [
      'a tag nobody knows',
      skillFile([...fine, 'license: !run x']),
      [':4:10 yaml detail=Unresolved tag: !run'],
    ],
    ['brackets without end', skillFile(['['.repeat(30_000)]), [':2:1 yaml_too_deep']],
    [
      'lists in lists',
      skillFile([...fine, `license: ${'['.repeat(20)}${']'.repeat(20)}`]),
      [':4:26 yaml_too_deep'],
    ],
    ['a key that is a list', skillFile([...fine, '? [a]', ': b']), [':4:3 yaml_key']],
    [
      'more YAML than any skill needs',
      skillFile([...fine, `metadata: {a: ${'x'.repeat(70_000)}}`]),
      [':1 front_matter_too_large limit=65536'],
    ],
    ['no name', skillFile(['description: d']), [':1 name_missing']],
    ['an empty name', skillFile(['name:', 'description: d']), [':2:1 name_missing']],
    ['a name of blanks', skillFile(['name: "  "', 'description: d']), [':2:1 name_missing']],
    [
      'a null for a name',
      skillFile(['name: null', 'description: d']),
      [':2:1 name_missing', ':2:7 field_unquoted field=name type=null'],
    ],
    ['a list for a name', skillFile(['name: [pdf]', 'description: d']), [':2:1 field_not_text field=name']],
    ['no description', skillFile(['name: pdf']), [':1 description_missing']],
    ['an empty description', skillFile(['name: pdf', 'description: ""']), [':3:1 description_missing']],
    ['a description of 1024 characters', skillFile(['name: pdf', `description: ${long(1024)}`]), []],
    [
      'one of 1025',
      skillFile(['name: pdf', `description: ${long(1025)}`]),
      [':3:1 description_too_long length=1025 limit=1024'],
    ],
    ['a compatibility text of 500', skillFile([...fine, `compatibility: ${long(500)}`]), []],
    [
      'one of 501',
      skillFile([...fine, `compatibility: ${long(501)}`]),
      [':4:1 compatibility_too_long length=501 limit=500'],
    ],
    ['an empty one', skillFile([...fine, 'compatibility: ""']), [':4:1 compatibility_empty']],
    ['a list of licences', skillFile([...fine, 'license: [MIT]']), [':4:1 field_not_text field=license']],
    ['metadata that is a text', skillFile([...fine, 'metadata: x']), [':4:1 metadata_not_a_map']],
    ['metadata that is empty', skillFile([...fine, 'metadata:']), []],
    [
      'a list inside metadata',
      skillFile([...fine, 'metadata:', '  a: x', '  b: [y]']),
      [':6:3 metadata_value_not_text key=b'],
    ],
    [
      'a number inside metadata, which is kept as it is written',
      skillFile([...fine, 'metadata:', '  version: 1.10']),
      [':5:12 field_unquoted field=metadata.version type=number'],
    ],
    [
      'a list of tools, where the specification has a text',
      skillFile([...fine, 'allowed-tools: [Read]']),
      [':4:1 allowed_tools_list written=Read'],
    ],
    ['a field of another’s making', skillFile([...fine, 'version: x']), [':4:1 field_unknown field=version']],
    [
      'fields that are called like what every object inherits',
      skillFile([...fine, '__proto__: x', 'constructor: {a: b}']),
      [':4:1 field_unknown field=__proto__', ':5:1 field_unknown field=constructor'],
    ],
  ])('%s', async (_rule, text, problems) => {
    expect(await problemsOf({ [at]: text })).toEqual(problems.map((one) => at + one));
  });

  it('metadata keeps what is written, __proto__ as a key like any other', async () => {
    const text = skillFile([...fine, 'metadata:', '  __proto__: "x"', '  version: 1.10', '  on: yes']);
    const { skills } = await read({ [at]: text });
    expect([...(skills[0]?.front?.metadata ?? [])]).toEqual([
      ['__proto__', 'x'],
      ['version', '1.10'],
      ['on', 'yes'],
    ]);
  });

  it('a --- inside a text or in the body closes nothing', async () => {
    const text = '---\nname: pdf\ndescription: |\n  a\n  ---\n  b --- c\n---  \n\nOne.\n\n---\n\nTwo.\n';
    const { skills, problems } = await read({ [at]: text });
    expect(problems).toEqual([]);
    expect(skills[0]).toMatchObject({
      front: { description: 'a\n---\nb --- c' },
      bodyTokens: 3,
      bodyLines: 5,
    });
  });

  it('a skill whose front matter cannot be read has neither metadata nor body to load', async () => {
    const { skills } = await read({ [at]: skillFile(['name: [']) });
    expect(skills[0]).toMatchObject({ name: null, front: null, metadataTokens: null, bodyTokens: null });
  });

  it('a skill without description has a body, and nothing that a host could list it by', async () => {
    const { skills } = await read({ [at]: skillFile(['name: pdf']) });
    expect(skills[0]).toMatchObject({ name: 'pdf', metadataTokens: null, bodyTokens: 2 });
  });
});

describe('the body', () => {
  const at = 'pdf/SKILL.md';
  const front = ['name: pdf', 'description: d'];
  it.each<readonly [rule: string, body: string, problems: readonly string[]]>([
    ['that is empty', '', [':5 body_empty']],
    ['of 500 lines', 'x\n'.repeat(500), []],
    ['of 501', 'x\n'.repeat(501), [':5 body_long lines=501 limit=500']],
    ['of 5000 tokens', 'x '.repeat(5000), []],
    ['of 5001', 'x '.repeat(5001), [':5 body_costly tokens=5001 limit=5000']],
    [
      'that links to nothing, at the line of the file',
      '\n\nA.\n[b](references/none.md)',
      [':8 reference_leads_nowhere target=references/none.md'],
    ],
    [
      'that links out of the skill',
      '[a](../docx/SKILL.md) [b](/etc/passwd)',
      [':5 reference_leads_out target=../docx/SKILL.md', ':5 reference_leads_out target=/etc/passwd'],
    ],
  ])('%s', async (_rule, body, problems) => {
    expect(await problemsOf({ [at]: skillFile(front, body) })).toEqual(problems.map((one) => at + one));
  });
});
