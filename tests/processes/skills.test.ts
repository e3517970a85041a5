import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSkillFolder } from '#skills';
import { listFolder } from '../../src/cli/skills/listFolder.ts';
import { projectFolder } from '../support/exerciseFiles.ts';
import { skillFile } from '../support/memoryFolder.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A folder on the disk, called `skills`, with these texts in it. */
function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const above = mkdtempSync(path.join(os.tmpdir(), 'skills-'));
  made.push(above);
  const folder = path.join(above, 'skills');
  mkdirSync(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const pdf = {
  'pdf/SKILL.md': skillFile(['name: pdf', 'description: Fills forms.'], 'See [forms](references/forms.md).'),
  'pdf/references/forms.md': 'Begin with [fields](fields.md).',
  'pdf/references/fields.md': 'Back to references/forms.md.',
  'pdf/assets/logo.png': Uint8Array.of(0x89, 0x50, 0),
  'notes/SKILL.md': skillFile(['name: notes', 'description: Takes notes.'], 'Take notes.'),
  'notes/style.md': 'Short.',
};

interface Ended {
  readonly code: number | string | null | undefined;
  readonly out: string;
  readonly err: string;
}

/** Runs the command, as npm does, from the project's folder, with the reader standing elsewhere. */
function skills(args: readonly string[], from: string): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: projectFolder, env: { ...process.env, INIT_CWD: from } };
    execFile(process.execPath, ['src/cli/skills.ts', ...args], options, (error, out, err) => {
      resolve({ code: error === null ? 0 : error.code, out, err });
    });
  });
}

describe('npm run skills', () => {
  const folder = folderOf(pdf);
  const asked = ['skills', '--activate', 'pdf', '--request', 'pdf/references/forms.md'];

  it('shows the three layers, the sum and what brought a resource in, and ends with 0 within the budget', async () => {
    const { code, out, err } = await skills([...asked, '--budget', '1000'], path.dirname(folder));
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "2 skills, 4 resources. Costs are tokens of the vocabulary o200k_base; another model’s tokenizer counts otherwise.

      layer     text                      tokens  loaded
      metadata  notes                         36  yes
      metadata  pdf                           36  yes
      body      notes                          3  -
      body      pdf                            8  yes
      resource  notes: 1 file                  2  -
      resource  pdf/assets/logo.png            -  not text
      resource  pdf/references/fields.md       6  yes, for pdf/references/forms.md
      resource  pdf/references/forms.md        8  yes

      72 metadata + 8 bodies + 14 resources = 94, within the budget of 1,000: accepted.
      Cycle: pdf/references/fields.md -> pdf/references/forms.md -> pdf/references/fields.md.
      Everything at once: 99.
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "skills/pdf/assets/logo.png: note: Binary, 3 bytes: no text, so it has no cost in tokens and is not loaded. [binary_file]
      "
    `);
  });

  it('ends with 0 at a budget that is just met, and with 1 one token below', async () => {
    // The sum of the test before.
    const tokens = 94;
    const [met, missed] = await Promise.all(
      [tokens, tokens - 1].map((budget) => skills([...asked, '--budget', `${budget}`], path.dirname(folder))),
    );
    expect([met?.code, missed?.code]).toEqual([0, 1]);
    expect(missed?.out).toContain(`over the budget of ${tokens - 1} by 1: not accepted.`);
  });

  it('with --json prints the costs, the problems in words and the plan, and nothing else', async () => {
    const { code, out } = await skills(['.', '--json', '--budget', '1000'], folder);
    const answer = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(answer)).toEqual([
      'vocabulary',
      'skills',
      'problems',
      'plan',
      'everything',
      'scripts',
    ]);
    expect(answer.problems).toEqual([
      {
        code: 'binary_file',
        file: 'pdf/assets/logo.png',
        line: null,
        column: null,
        facts: { size: 3 },
        weight: 'note',
        says: 'Binary, 3 bytes: no text, so it has no cost in tokens and is not loaded.',
      },
    ]);
    expect(answer.skills.map((one: { id: string }) => one.id)).toEqual(['notes', 'pdf']);
    expect(answer.plan).toMatchObject({ kind: 'plan', accepted: true, bodies: [], resources: [] });
  });

  it('takes one skill, by its folder or its SKILL.md, and paths from there', async () => {
    const args = ['pdf/SKILL.md', '--activate', 'pdf', '--request', 'references/fields.md', '--json'];
    const { code, out } = await skills(args, folder);
    expect(code).toBe(0);
    expect(JSON.parse(out).plan.resources.map(({ id }: { id: string }) => id)).toEqual([
      'pdf/references/fields.md',
      'pdf/references/forms.md',
    ]);
  });

  it('names a folder with errors by file, line and column, plans what is left, and ends with 2', async () => {
    const broken = folderOf({ ...pdf, 'bad/SKILL.md': skillFile(['name: Bad', 'description: a: b']) });
    const { code, out, err } = await skills(['skills', '--budget', '1000'], path.dirname(broken));
    expect(code).toBe(2);
    expect(err).toContain(
      'skills/bad/SKILL.md:3:15: error: The value of description holds a colon without quotes, and YAML takes what stands before it for a field. Put the whole value in quotes. [yaml_quote_colon]\n',
    );
    expect(out).toContain('within the budget');
  });

  it.concurrent.each<readonly [what: string, args: readonly string[], says: readonly string[]]>([
    [
      'a skill that is not there',
      ['--activate', 'docx'],
      ['[active_skill_incomplete]', 'Skills: notes, pdf'],
    ],
    [
      'a picture',
      ['--activate', 'pdf', '--request', 'assets/logo.png'],
      ['[unknown_resource]', 'pdf/assets/logo.png is no text, and is not loaded.'],
    ],
    [
      'a resource of a skill that is not active',
      ['--request', 'notes/style.md'],
      ['[resource_owner_inactive]', 'At notes/style.md.'],
    ],
  ])('ends with 2 and core’s reason when asked for %s', async (_what, args, says) => {
    const { code, out, err } = await skills(['skills', ...args], path.dirname(folder));
    expect(code).toBe(2);
    for (const part of says) expect(err).toContain(part);
    expect(out).toContain('No plan could be made.');
  });

  it.concurrent.each<readonly [what: string, args: readonly string[], problem: string]>([
    ['nothing', [], 'Name one folder.'],
    ['two folders', ['a', 'b'], 'Name one folder.'],
    ['a folder that does not exist', ['no-such'], 'Cannot read no-such'],
    ['a budget that is no number', ['skills', '--budget', '1e3'], '--budget takes a whole number of tokens'],
    ['a budget below zero', ['skills', '--budget=-1'], '--budget takes a whole number of tokens'],
    ['a budget too large to be exact', ['skills', '--budget', '9007199254740992'], '--budget takes a whole'],
    ['an unknown option', ['skills', '--run'], '--run'],
  ])('ends with 2 and its usage when given %s', async (_what, args, problem) => {
    const { code, out, err } = await skills(args, path.dirname(folder));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(problem);
    expect(err).toContain('Usage: npm run skills -- DIR');
  });
});

describe('a folder of the disk', () => {
  const letters = (text: string): number => text.length;
  const told = async (folder: string) =>
    (await readSkillFolder(await listFolder(folder), letters)).problems.map(
      ({ file, code }) => `${file} ${code}`,
    );

  it('links are followed to files inside, and nowhere else', async () => {
    const folder = folderOf({ ...pdf, '../secret.txt': 'secret' });
    const link = (target: string, at: string) => symlinkSync(target, path.join(folder, 'notes', at));
    link('style.md', 'inside.md');
    link('../pdf/references/forms.md', 'other-skill.md');
    link('../../secret.txt', 'out.md');
    link('/etc/passwd', 'absolute.md');
    link('../..', 'above');
    link('no-such.md', 'broken.md');
    link('loop.md', 'loop.md');
    link('../pdf', 'folder');
    link('..', 'root');
    const { skills: read, problems } = await readSkillFolder(await listFolder(folder), letters);
    expect(read[0]?.resources.map(({ id, tokens }) => [id, tokens])).toEqual([
      ['notes/inside.md', 6],
      ['notes/other-skill.md', 31],
      ['notes/style.md', 6],
    ]);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'notes/above link_leads_out',
      'notes/absolute.md link_leads_out',
      'notes/broken.md link_broken',
      'notes/folder link_to_folder',
      'notes/loop.md link_broken',
      // Its link is read from where the text stands now.
      'notes/other-skill.md reference_leads_nowhere',
      'notes/out.md link_leads_out',
      'notes/root link_to_folder',
      'pdf/assets/logo.png binary_file',
    ]);
  });

  it('a file of 100 MB is told by its size, and its head alone is read', async () => {
    const folder = folderOf({ ...pdf, 'notes/large.txt': 'x'.repeat(9000) });
    truncateSync(path.join(folder, 'notes/large.txt'), 100 * 1024 * 1024);
    const listing = await listFolder(folder);
    const large = listing.entries.find(({ path: at }) => at === 'notes/large.txt');
    expect(large?.size).toBe(100 * 1024 * 1024);
    const head = await large?.read(8000);
    expect(head?.ok === true && head.bytes.buffer.byteLength).toBe(8000);
    expect(await told(folder)).toContain('notes/large.txt file_too_large');
  });

  it('a file that goes after the listing has vanished, one that another replaced is not read', async () => {
    const folder = folderOf({ ...pdf, '../secret.txt': 'secret' });
    const listing = await listFolder(folder);
    rmSync(path.join(folder, 'notes/style.md'));
    rmSync(path.join(folder, 'pdf/references/forms.md'));
    symlinkSync('../../../secret.txt', path.join(folder, 'pdf/references/forms.md'));
    writeFileSync(path.join(folder, 'pdf/references/new.md'), 'New.');
    rmSync(path.join(folder, 'pdf/references/fields.md'));
    execFileSync('mv', [
      path.join(folder, 'pdf/references/new.md'),
      path.join(folder, 'pdf/references/fields.md'),
    ]);
    const { problems } = await readSkillFolder(listing, letters);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'notes/style.md file_vanished',
      'pdf/assets/logo.png binary_file',
      'pdf/references/fields.md file_replaced',
      'pdf/references/forms.md file_replaced',
    ]);
  });

  it('a pipe is neither opened nor waited for', async () => {
    const folder = folderOf(pdf);
    execFileSync('mkfifo', [path.join(folder, 'notes/pipe.md')]);
    expect(await told(folder)).toContain('notes/pipe.md not_a_file');
    // And where one takes a file's place after the listing, reading it does not hang.
    const listing = await listFolder(folder);
    rmSync(path.join(folder, 'notes/style.md'));
    execFileSync('mkfifo', [path.join(folder, 'notes/style.md')]);
    const { problems } = await readSkillFolder(listing, letters);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toContain('notes/style.md file_replaced');
  });

  it('what may not be read is told; the superuser may read everything', async () => {
    const folder = folderOf(pdf);
    chmodSync(path.join(folder, 'notes/style.md'), 0);
    chmodSync(path.join(folder, 'pdf/references'), 0);
    const unreadable = (await told(folder)).filter((one) => one.endsWith('file_unreadable'));
    chmodSync(path.join(folder, 'pdf/references'), 0o700);
    const isSuperuser = process.getuid?.() === 0;
    expect(unreadable).toEqual(
      isSuperuser ? [] : ['notes/style.md file_unreadable', 'pdf/references file_unreadable'],
    );
  });

  it('version control and installed packages are passed over', async () => {
    const folder = folderOf({ ...pdf, '.git/SKILL.md': 'x', 'pdf/node_modules/a/SKILL.md': 'x' });
    const { entries } = await listFolder(folder);
    expect(entries.map(({ path: at }) => at).filter((at) => /git|node_modules/.test(at))).toEqual([]);
  });

  it('more entries than are looked at are not all listed', async () => {
    const many = Object.fromEntries(Array.from({ length: 2100 }, (_, i) => [`pdf/${i}.txt`, 'x']));
    const folder = folderOf({ 'pdf/SKILL.md': pdf['pdf/SKILL.md'], ...many });
    expect((await listFolder(folder)).entries).toHaveLength(2001);
    expect(await told(folder)).toContain('. too_many_files');
  });
});
