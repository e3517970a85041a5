import { expect, test } from '@playwright/test';
import * as course from '#course/points/knowledgePoints.ts';
import { builtPages } from './builtPages.ts';

const knowledgePoints = course.knowledgePoints();

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
    expect(await page.locator('[data-point]').count()).toBeGreaterThan(0);
    expect(await page.evaluate(notToBeRead)).toEqual([]);
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

for (const lesson of new Set(knowledgePoints.map((point) => point.lesson))) {
  test(`the permalinks of ${lesson} show both languages`, async ({ page }) => {
    for (const { id } of knowledgePoints.filter((point) => point.lesson === lesson)) {
      await page.goto(`k/${id}/`);
      await expect(page.locator('main section[lang="en"] .claim'), id).toBeVisible();
      await expect(page.locator('main section[lang="zh-CN"] .claim'), id).toBeVisible();
    }
  });
}

/** What of a lesson a reader without scripts misses, each thing by its place. Runs in the page, in one question. */
function notToBeRead(): readonly string[] {
  const all = (selector: string, root: ParentNode = document) => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ];
  const isShown = (element: Element | null): boolean =>
    element?.checkVisibility({ visibilityProperty: true }) === true &&
    element.getBoundingClientRect().height > 0;
  const told = (what: string, element: Element): string =>
    `${what}: ${element.id || element.textContent?.trim().slice(0, 60)}`;
  const missing = (what: string, elements: readonly Element[], isThere: (element: Element) => boolean) =>
    elements.filter((element) => !isThere(element)).map((element) => told(what, element));
  return [
    ...missing('a point without its heading', all('[data-point]'), (point) =>
      isShown(point.querySelector('h2')),
    ),
    ...missing('a point without its claim', all('[data-point]'), (point) =>
      isShown(point.querySelector('.claim')),
    ),
    ...missing('a point without its link', all('[data-point]'), (point) =>
      /\/k\/[a-z0-9-]+\/$/.test(point.querySelector('[data-copy-link]')?.getAttribute('href') ?? ''),
    ),
    // An exercise keeps its reference back until it is solved.
    ...missing(
      'a formula or a piece of code',
      all('main :is(math[display="block"], figure pre):not([data-exercise] *, [data-widget] *)'),
      isShown,
    ),
    // A diagram is drawn for wide and for narrow columns, and one of the two is shown.
    ...missing(
      'a diagram that is not there once',
      all('main figure:has(svg.diagram)'),
      (figure) => [...figure.querySelectorAll('svg.diagram')].filter(isShown).length === 1,
    ),
    // A widget does nothing without scripts: the table of its cases stands beside it instead.
    ...missing(
      'a widget without its table',
      all('main :has(> astro-island [data-widget])'),
      (frame) =>
        all('table:not([data-widget] *)', frame).some(isShown) &&
        all('[data-widget]', frame).every((widget) => !isShown(widget)),
    ),
    ...missing('an exercise without its task', all('[data-exercise]'), (exercise) =>
      all(':is(h2, h3, h4, p, li)', exercise).some(isShown),
    ),
  ];
}
