import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '../../src/cli/serve.mjs';
import { buildCopy, type CopyOfSite } from './buildCopy.ts';
import { linkProblems } from './linkProblems.ts';

const BASE = '/course/';

test.describe('built under a base path, with a point retired', () => {
  let copy: CopyOfSite;
  let site: { address: string; close: () => Promise<unknown> };

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    copy = await buildCopy('base-path', BASE);
    site = await serveSite({ folder: copy.folder, base: BASE });
  });

  test.afterAll(() => site.close());

  test('no link and no asset leads out of the base path', () => {
    expect(linkProblems(copy.folder, BASE)).toEqual([]);
  });

  test('a reader gets from the first page to a point, and finds it by search', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'zh-CN' });
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(site.address);
    await expect(page).toHaveURL(`${site.address}zh/`);
    await page.goto(`${site.address}zh/points/`);
    await page.locator('[data-filter-text] a').first().click();
    await expect(page).toHaveURL(/\/course\/zh\/lessons\/[^/]+\/#/);
    await page.goto(`${site.address}en/points/`);
    const found = await page.evaluate(async (address) => {
      const pagefind = await import(address);
      const { results } = await pagefind.search('gate');
      const { url } = await results[0].data();
      return String(url);
    }, `${BASE}pagefind/pagefind.js`);
    expect(found).toMatch(/^\/course\/en\//);
    expect(failures).toEqual([]);
    await page.close();
  });

  test('a retired id leads to the point that answers for it, at once', async ({ page }) => {
    await page.goto(`${site.address}k/${copy.retired.from}/`);
    await expect(page).toHaveURL(`${site.address}k/${copy.retired.to}/`);
    await expect(page.locator('main h1')).toContainText(copy.retired.to);
  });

  test('a retired id names its successor to search engines and in a link', async ({ request }) => {
    const html = await (await request.get(`${site.address}k/${copy.retired.from}/`)).text();
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${BASE}k/${copy.retired.to}/">`);
    expect(html).toMatch(
      new RegExp(`<link rel="canonical" href="https?://[^"]+${BASE}k/${copy.retired.to}/">`),
    );
    expect(html).toMatch(new RegExp(`<a href="${BASE}k/${copy.retired.to}/">`));
  });

  test('the feed keeps retired ids as redirects', async ({ request }) => {
    const { redirects } = await (await request.get(`${site.address}points.json`)).json();
    expect(redirects).toContainEqual(expect.objectContaining(copy.retired));
  });

  test('a draft is in no page, no list, no feed and no index', () => {
    const files = fs.readdirSync(copy.folder, { recursive: true, encoding: 'utf8' });
    const read = files.filter((file) => /\.(html|json|xml)$/.test(file));
    expect(read.length).toBeGreaterThan(20);
    expect(files.filter((file) => file.includes(copy.draft) && !file.startsWith('_astro'))).toEqual([]);
    const naming = read.filter((file) =>
      fs.readFileSync(path.join(copy.folder, file), 'utf8').includes(copy.draft),
    );
    expect(naming).toEqual([]);
  });
});
