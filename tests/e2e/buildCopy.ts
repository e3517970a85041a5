import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const LEFT_OUT = ['node_modules', 'dist', '.cache', '.git', '.astro', 'tests', 'test-results'];

/** A site built from a changed copy of the project. */
export interface CopyOfSite {
  readonly folder: string;
  /** The id that the copy has retired, and the one that answers for it. */
  readonly retired: { readonly from: string; readonly to: string };
  /** A word that stands in the id of each draft in the copy: a lesson with an exercise, an exercise of a published one. */
  readonly draft: string;
}

/**
 * Builds the project under a base path, from a copy in which one published id has been retired, through a step in
 * between, and drafts have been begun. The copy stands inside the project, so that it finds its packages.
 */
export async function buildCopy(name: string, base: string): Promise<CopyOfSite> {
  const copy = path.resolve('.cache', name);
  const folder = path.resolve('.cache', `${name}-dist`);
  for (const place of [copy, folder]) fs.rmSync(place, { recursive: true, force: true });
  fs.mkdirSync(copy, { recursive: true });
  for (const entry of fs.readdirSync('.')) {
    if (!LEFT_OUT.includes(entry)) fs.cpSync(entry, path.join(copy, entry), { recursive: true });
  }
  const list = path.join(copy, 'content/points.json');
  const points: { id: string; since: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  const to = points[0]?.id ?? '';
  const retired = [
    { id: 'retired-first', since: '2026-01-01', redirect: 'retired-second' },
    { id: 'retired-second', since: '2026-01-01', redirect: to },
  ];
  fs.writeFileSync(list, JSON.stringify([...points, ...retired]));
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, BASE_PATH: base },
      maxBuffer: 32 * 1024 * 1024,
    });
  const draft = 'unwritten';
  try {
    await run('src/cli/newLesson.ts', `${draft}-lesson`);
    for (const lesson of [`${draft}-lesson`, 'admission-gates'])
      await run('src/cli/newExercise.ts', `${draft}-${lesson}`, '--kind', 'program', '--lesson', lesson);
    await run(path.resolve('node_modules/astro/bin/astro.mjs'), 'build', '--outDir', folder);
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
  return { folder, retired: { from: 'retired-first', to }, draft };
}
