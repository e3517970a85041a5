import fs from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import * as course from '#course/points/knowledgePoints.ts';
import { REPOSITORY_URL, SITE_URL } from '#site/settings.mjs';
import { absoluteUrl, siteUrl } from '#site/url.ts';
import { plainText } from '#ui/inlineCode.ts';

const knowledgePoints = course.knowledgePoints();

test.describe('the permalink', () => {
  let page: Page;

  test.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  });

  test.afterAll(() => page.close());

  for (const point of knowledgePoints) {
    const { id, lesson, words } = point;
    const permalink = absoluteUrl(`k/${id}/`);

    test(`of ${id} says the point, to readers, social sites and search engines`, async ({ request }) => {
      await page.goto(`k/${id}/`);

      await test.step('in both languages, with its sources and dates', async () => {
        for (const [locale, tag] of [
          ['en', 'en'],
          ['zh', 'zh-CN'],
        ] as const) {
          const block = page.locator(`main section[lang="${tag}"]`);
          await expect(block.getByRole('heading')).toHaveText(plainText(words[locale].title));
          await expect(block.locator('.claim')).toHaveText(plainText(words[locale].claim));
          await expect(block.locator('table')).toHaveCount(words[locale].table === undefined ? 0 : 1);
          const link = block.getByRole('link');
          await expect(link).toHaveAttribute('href', siteUrl(`${locale}/lessons/${lesson}/#${id}`));
        }
        if (words.en.formula !== undefined) await expect(page.locator('main math').first()).toBeVisible();
        for (const source of point.sources) {
          const item = page.locator('main li', { has: page.locator(`a[href="${source.url}"]`) });
          await expect(item).toContainText(source.title);
          await expect(item).toContainText(source.pinned);
          await expect(item).toContainText(source.read);
        }
        await expect(page.locator('main dl')).toContainText(/Checked 核对日期\s*\d{4}-\d\d-\d\d/);
        await expect(page.locator('main dl')).toContainText(/Page version 页面版本\s*\d+/);
      });

      await test.step('to machines', async () => {
        const content = (name: string) =>
          page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', permalink);
        expect(await content('og:url')).toBe(permalink);
        expect(await content('og:title')).toContain(plainText(words.zh.title));
        expect(await content('og:description')).toContain(plainText(words.en.claim));
        expect(await content('og:image')).toBe(`${permalink}card.png`);
        expect(await content('twitter:card')).toBe('summary_large_image');
        const data = JSON.parse(
          (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
        );
        expect(data).toMatchObject({
          '@type': 'LearningResource',
          url: permalink,
          name: plainText(words.en.title),
          description: plainText(words.en.claim),
          inLanguage: ['en', 'zh-CN'],
          license: 'https://creativecommons.org/licenses/by/4.0/',
          isPartOf: { url: absoluteUrl(`en/lessons/${lesson}/`) },
          citation: point.sources.map(({ url }) => ({ url })),
        });
        expect(data.dateModified).toMatch(/^\d{4}-\d\d-\d\d$/);
      });

      await test.step('with a card that is a picture of the promised size', async () => {
        const response = await request.get(`k/${id}/card.png`);
        expect(response.headers()['content-type']).toBe('image/png');
        const png = await response.body();
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      });

      await test.step('and opens a correction that carries the id', async () => {
        const href = await page.getByRole('link', { name: 'Propose a correction' }).getAttribute('href');
        const address = new URL(href ?? '');
        expect(address.href.startsWith(`${REPOSITORY_URL}/issues/new?`)).toBe(true);
        expect(address.searchParams.get('title')).toContain(id);
        expect(address.searchParams.get('body')).toContain(permalink);
      });
    });
  }
});

for (const lesson of new Set(knowledgePoints.map((point) => point.lesson))) {
  const ids = knowledgePoints.filter((point) => point.lesson === lesson).map(({ id }) => id);
  for (const locale of ['en', 'zh']) {
    const name = `a link to a point of ${lesson} lands on it, below the header and marked, ${locale}`;
    test(name, async ({ page }) => {
      // The last one is come to from its permalink: what loads above it must not push it away.
      const [last = ''] = ids.slice(-1);
      await page.goto(`k/${last}/`);
      await page.locator(`main a[href$="${locale}/lessons/${lesson}/#${last}"]`).click();
      await expectLandedOn(page, last);
      for (const id of ids) {
        await page.goto(`${locale}/lessons/${lesson}/#${id}`);
        await expectLandedOn(page, id);
      }
    });
  }
}

test.describe('copying a link by keyboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [place, address] of [
    ['on a permalink page', `k/${first().id}/`],
    ['in a lesson', `en/lessons/${first().lesson}/`],
    ['in the points index', 'en/points/'],
  ] as const) {
    test(place, async ({ page, baseURL }) => {
      await page.goto(address);
      const link = page.locator(`[data-copy-link][href="${siteUrl(`k/${first().id}/`)}"]`);
      await tabTo(page, `[data-copy-link][href="${siteUrl(`k/${first().id}/`)}"]`);
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('.copy-status')).toContainText('Link copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(new URL(`k/${first().id}/`, baseURL).href);
    });
  }
});

test.describe('the points index', () => {
  for (const locale of ['en', 'zh'] as const) {
    test(`filters by title, claim and id of both languages and says how many are left, ${locale}`, async ({
      page,
    }) => {
      await page.goto(`${locale}/points/`);
      const points = page.locator('[data-filter-text]');
      const input = page.getByRole('searchbox');
      const status = page.locator('[data-filter-status]');
      await expect(points).toHaveCount(knowledgePoints.length);
      for (const typed of [
        first().id,
        plainText(first().words.en.title),
        plainText(first().words.zh.claim),
      ]) {
        await input.fill(typed);
        await expect(points.filter({ visible: true })).toHaveCount(1);
        await expect(status).toContainText(locale === 'en' ? `1 of ${knowledgePoints.length}` : '显示 1 个');
      }
      await input.fill('no such words at all');
      await expect(points.filter({ visible: true })).toHaveCount(0);
      await expect(status).toContainText(locale === 'en' ? '0 of' : '显示 0 个');
      await input.fill('');
      await expect(points.filter({ visible: true })).toHaveCount(knowledgePoints.length);
    });
  }
});

test('/points.json holds every published id, with words and links', async ({ request }) => {
  const feed = await (await request.get('points.json')).json();
  const pinned: string[] = JSON.parse(fs.readFileSync('tests/content/published-points.json', 'utf8'));
  const ids = [...feed.points, ...feed.redirects].map(
    (entry: { id?: string; from?: string }) => entry.id ?? entry.from,
  );
  expect(ids.sort()).toEqual([...pinned].sort());
  for (const point of feed.points) {
    expect(point.permalink.startsWith(SITE_URL)).toBe(true);
    expect(point.words.zh.claim).not.toBe('');
    expect(point.lastChecked).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(point.pageVersion).toBeGreaterThan(0);
  }
});

async function expectLandedOn(page: Page, id: string): Promise<void> {
  const section = page.locator(`[data-point="${id}"]`);
  await expect(section, id).toHaveJSProperty('id', id);
  await expect(section.locator('h2').first(), id).toBeInViewport();
  const landed = () =>
    section.evaluate((element) => {
      const title = element.querySelector('h2');
      const header = document.querySelector('header.header');
      return {
        belowHeader:
          (title?.getBoundingClientRect().top ?? 0) >= (header?.getBoundingClientRect().bottom ?? 0),
        isTarget: element.matches(':target'),
        isMarked: title !== null && getComputedStyle(title).boxShadow !== 'none',
      };
    });
  await expect.poll(landed, id).toEqual({ belowHeader: true, isTarget: true, isMarked: true });
}

function first() {
  const [point] = knowledgePoints;
  if (point === undefined) throw new Error('There is no knowledge point.');
  return point;
}

/** Presses Tab until the element has the focus; a page on which it never gets there fails. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
}
