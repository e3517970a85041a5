import fs from 'node:fs';
import path from 'node:path';
import { builtPages } from './builtPages.ts';

const ORIGIN = 'http://site.invalid';

/**
 * Every link and asset of a built site that leads to nothing: a file that is not there, an anchor that the page does
 * not have, an address outside the base path. Links to other sites are not followed.
 */
export function linkProblems(folder: string, base: string): readonly string[] {
  const pages = new Map(builtPages(folder).map((page) => [page.file, page.html]));
  const ids = new Map([...pages].map(([file, html]) => [file, idsOf(html)]));
  const problems: string[] = [];
  for (const [file, html] of pages) {
    const here = new URL(base + file.replace(/index\.html$/, ''), ORIGIN);
    for (const link of linksOf(html)) {
      const target = new URL(link, here);
      if (target.origin !== ORIGIN || target.protocol === 'data:') continue;
      const problem = problemOf(target);
      if (problem !== undefined) problems.push(`${file}: ${link} ${problem}`);
    }
  }
  return problems;

  function problemOf(target: URL): string | undefined {
    if (!target.pathname.startsWith(base)) return 'leads out of the base path';
    const inside = decodeURIComponent(target.pathname.slice(base.length));
    const file = inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
    if (!fs.existsSync(path.join(folder, file))) return 'leads to no file';
    if (fs.statSync(path.join(folder, file)).isDirectory()) return 'lacks the slash at its end';
    const anchor = decodeURIComponent(target.hash.slice(1));
    // `#choose` asks the first page to stay; what stands behind `?` or `=` in a hash is a widget's state.
    const isState = anchor === '' || anchor === 'choose' || /[?=]/.test(anchor);
    if (isState || ids.get(file)?.has(anchor) !== false) return undefined;
    return `leads to no id on ${file}`;
  }
}

function linksOf(html: string): string[] {
  const tags = html.matchAll(/<(?!meta\b)[a-z][^<>]*?\s(?:href|src|component-url|renderer-url)="([^"]*)"/gi);
  return [...tags].map(([, link = '']) => link.replaceAll('&amp;', '&').replaceAll('&#38;', '&'));
}

function idsOf(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/\sid=(?:"([^"]+)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
  );
}
