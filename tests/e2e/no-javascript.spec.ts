import { expect, test } from '@playwright/test';
import { knowledgePoints } from '#site/points/knowledgePoints.ts';
import { builtPages } from './builtPages.ts';

test.use({ javaScriptEnabled: false });

test('the first page offers both languages', async ({ page }) => {
  await page.goto('');
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/$/);
  await page.goto('');
  await page.getByRole('main').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/$/);
});

for (const { address, file } of builtPages().filter((built) => built.file.includes('/lessons/'))) {
  test(`${file} is read whole`, async ({ page }) => {
    await page.goto(address);
    const points = page.locator('[data-point]');
    expect(await points.count()).toBeGreaterThan(0);
    for (const point of await points.all()) {
      await expect(point.locator('h2').first()).toBeVisible();
      await expect(point.locator('.claim')).toBeVisible();
      await expect(point.locator('[data-copy-link]').first()).toHaveAttribute('href', /\/k\/[a-z0-9-]+\/$/);
    }
    // An exercise keeps its reference back until it is solved.
    const text = 'main :is(math[display="block"], figure pre):not([data-exercise] *, [data-widget] *)';
    for (const drawn of await page.locator(text).all()) {
      await expect(drawn).toBeVisible();
    }
    // A diagram is drawn for wide and for narrow columns, and one of the two is shown.
    for (const figure of await page.locator('main figure:has(svg.diagram)').all()) {
      await expect(figure.locator('svg.diagram:visible')).toHaveCount(1);
    }
    // A widget does nothing without scripts: the table of its cases stands beside it instead.
    for (const frame of await page.locator('main :has(> astro-island [data-widget])').all()) {
      await expect(frame.locator('table').first()).toBeVisible();
      await expect(frame.locator('[data-widget]')).toBeHidden();
    }
    for (const exercise of await page.locator('[data-exercise]').all()) {
      await expect(exercise.locator(':is(h2, h3, h4, p, li):visible').first()).toBeVisible();
    }
  });
}

for (const locale of ['en', 'zh']) {
  test(`the points index lists every point, ${locale}`, async ({ page }) => {
    await page.goto(`${locale}/points/`);
    await expect(page.locator('[data-filter-text]')).toHaveCount(knowledgePoints.length);
    await expect(page.locator('[data-filter-text]').last()).toBeVisible();
    // A filter that does nothing is not shown.
    await expect(page.locator('[data-filter-box]')).toBeHidden();
  });
}

for (const { id } of knowledgePoints) {
  test(`the permalink of ${id} shows both languages`, async ({ page }) => {
    await page.goto(`k/${id}/`);
    await expect(page.locator('main section[lang="en"] .claim')).toBeVisible();
    await expect(page.locator('main section[lang="zh-CN"] .claim')).toBeVisible();
  });
}
