import fs from 'node:fs';
import path from 'node:path';

/** A page of the built site. */
export interface BuiltPage {
  /** Its file, from the folder of the site. */
  readonly file: string;
  /** Its address, from the base path: `en/points/`. The page that picks a language is asked to stay. */
  readonly address: string;
  readonly html: string;
}

/**
 * Every page that the build wrote, so that a page added later is tested without anybody naming it here. The frames
 * under `sandbox/` are no pages for readers.
 */
export function builtPages(folder = 'dist'): readonly BuiltPage[] {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('sandbox/'))
    .sort();
  if (files.length === 0) throw new Error(`There is no built page in ${folder}. Run "npm run build" first.`);
  return files.map((file) => ({
    file,
    address: file === 'index.html' ? '#choose' : file.replace(/index\.html$/, ''),
    html: fs.readFileSync(path.join(folder, file), 'utf8'),
  }));
}

/** Whether a page leads elsewhere by itself. */
export function isRedirect(page: BuiltPage): boolean {
  return /http-equiv="refresh"/.test(page.html);
}
