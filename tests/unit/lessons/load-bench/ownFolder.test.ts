import { describe, expect, it } from 'vitest';
import { evaluateLoad } from '#lessons/skill-load-plan/load-bench/evaluateLoad.ts';
import { listChosen, listDropped } from '#lessons/skill-load-plan/load-bench/listDropped.ts';
import { readOwnFolder } from '#lessons/skill-load-plan/load-bench/readOwnFolder.ts';
import { memoryFolder, skillFile } from '../../../support/memoryFolder.ts';

const files = {
  'pdf/SKILL.md': skillFile(['name: pdf', 'description: Fills forms.'], 'See [forms](forms.md).'),
  'pdf/forms.md': 'Begin with fields.md.',
  'pdf/fields.md': 'Back to forms.md.',
  'pdf/logo.png': Uint8Array.of(0),
  'mute/SKILL.md': skillFile(['name: mute']),
  'mute/a.md': 'a',
};

describe('a folder of one’s own', () => {
  it('comes onto the bench with its real costs, nothing active and nothing requested', async () => {
    const { state, ...told } = await readOwnFolder(memoryFolder('my skills', files), 'en');
    expect(state).toEqual({
      skills: [{ id: 'pdf', metadata: '36', body: '7', active: false }],
      resources: [
        { id: 'pdf/fields.md', owner: 'pdf', cost: '5', needs: ['pdf/forms.md'], requested: false },
        { id: 'pdf/forms.md', owner: 'pdf', cost: '5', needs: ['pdf/fields.md'], requested: false },
      ],
      budget: '10000',
      maxDepth: '2',
      extraBudget: '10000',
    });
    expect(told).toEqual({
      name: 'my skills',
      skills: 2,
      files: 4,
      scripts: { files: 0, tokens: 0 },
      problems: [
        {
          weight: 'error',
          at: 'mute/SKILL.md:1',
          says: 'The field description is missing or empty. Without it no host can list the skill.',
        },
        {
          weight: 'note',
          at: 'pdf/logo.png',
          says: 'Binary, 1 bytes: no text, so it has no cost in tokens and is not loaded.',
        },
      ],
      left: [],
      errors: 1,
      notes: 1,
    });
    expect(state === null ? null : evaluateLoad(state).plan).toMatchObject({ kind: 'plan', tokens: 36 });
  });

  it('leaves scripts off the bench, since they are run, and counts them apart', async () => {
    const files = {
      'pdf/SKILL.md': skillFile(['name: pdf', 'description: d'], 'Run scripts/fill.py.'),
      'pdf/notes.md': 'Note.',
      'pdf/scripts/fill.py': 'print(1)',
    };
    const { state, scripts } = await readOwnFolder(memoryFolder('skills', files), 'en');
    expect(state?.resources.map(({ id }) => id)).toEqual(['pdf/notes.md']);
    expect(scripts.files).toBe(1);
    expect(scripts.tokens).toBeGreaterThan(0);
  });

  it('leaves the bench alone where nothing in it can be listed, and says why in the reader’s language', async () => {
    const { state, problems } = await readOwnFolder(memoryFolder('x', { 'a.md': 'a' }), 'zh');
    expect(state).toBeNull();
    expect(problems).toEqual([
      { weight: 'error', at: '.', says: '这里没有 SKILL.md。含有 SKILL.md 的文件夹才是一个技能。' },
    ]);
  });
});

/** A file as a browser hands it over from a folder that was chosen. */
function chosen(path: string, text: string): File {
  const file = new File([text], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

describe('what was chosen in a file field', () => {
  it('is a listing under the folder’s name, each file read from its head', async () => {
    const listing = listChosen([chosen('my/pdf/SKILL.md', 'abcdef')] as unknown as FileList);
    expect(listing).toMatchObject({ name: 'my', entries: [{ path: 'pdf/SKILL.md', kind: 'file', size: 6 }] });
    const read = await listing?.entries[0]?.read(3);
    expect(read?.ok === true && new TextDecoder().decode(read.bytes)).toBe('abc');
  });

  it('is nothing where nothing was chosen', () => {
    expect([listChosen(null), listChosen([] as unknown as FileList)]).toEqual([null, null]);
  });

  it.each([
    ['has gone since', new DOMException('', 'NotFoundError'), 'vanished'],
    ['may not be read', new DOMException('', 'NotReadableError'), 'unreadable'],
  ])('a file that %s is told as such', async (_what, error, fault) => {
    const file = chosen('my/SKILL.md', 'x');
    Object.defineProperty(file, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(error) }),
    });
    const listing = listChosen([file] as unknown as FileList);
    expect(await listing?.entries[0]?.read(3)).toEqual({ ok: false, fault });
  });
});

type Tree = { readonly [name: string]: Tree | string };

/** A folder as a browser hands it over from a drop: its entries come in parts, by callbacks. */
function dropped(name: string, tree: Tree | string, above = ''): FileSystemEntry {
  const fullPath = `${above}/${name}`;
  const entry =
    typeof tree === 'string'
      ? {
          isDirectory: false,
          file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
            tree === 'unreadable' ? reject(new Error('no')) : resolve(new File([tree], name)),
        }
      : {
          isDirectory: true,
          createReader: () => {
            const parts = Object.entries(tree).map(([inside, part]) => [dropped(inside, part, fullPath)]);
            return { readEntries: (resolve: (part: unknown) => void) => resolve(parts.shift() ?? []) };
          },
        };
  return { name, fullPath, ...entry } as unknown as FileSystemEntry;
}

const items = (...entries: readonly (FileSystemEntry | null)[]) =>
  entries.map((entry) => ({ webkitGetAsEntry: () => entry })) as unknown as DataTransferItemList;

describe('what was dropped', () => {
  it('is walked to the end, past tools’ folders and files that cannot be had', async () => {
    const tree = {
      pdf: { 'SKILL.md': 'x', references: { 'a.md': 'a', 'b.md': 'b' }, '.git': { 'SKILL.md': 'x' } },
      'gone.md': 'unreadable',
    };
    const listing = await listDropped(items(null, dropped('a.txt', 'a'), dropped('my', tree)));
    expect(listing?.name).toBe('my');
    expect(listing?.entries.map(({ path }) => path).sort()).toEqual([
      'pdf/SKILL.md',
      'pdf/references/a.md',
      'pdf/references/b.md',
    ]);
  });

  it('is nothing where it is no folder', async () => {
    expect(await listDropped(items(dropped('a.txt', 'a'), null))).toBeNull();
  });

  it('is not listed beyond one file more than is looked at', async () => {
    const many = Object.fromEntries(Array.from({ length: 2100 }, (_, i) => [`${i}.md`, 'x']));
    expect((await listDropped(items(dropped('my', many))))?.entries).toHaveLength(2001);
  });
});
