import { expect, test } from '@playwright/test';
import { builtPages } from './builtPages.ts';

// A4 at 96 dots an inch, less the margins that browsers leave.
test.use({ viewport: { width: 718, height: 1050 } });

for (const { address, file } of builtPages().filter((built) => built.file.includes('/lessons/'))) {
  test(`${file} prints all of its text`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(address);
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .sr-only'))
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
        .map(
          (element) =>
            `${element.tagName} .${element.className}: ${element.textContent?.trim().slice(0, 60)}`,
        ),
    );
    expect(clipped).toEqual([]);
    for (const part of ['.claim', '.sources']) {
      const parts = page.locator(`[data-point] ${part}`);
      await expect(parts.filter({ visible: true })).toHaveCount(await page.locator('[data-point]').count());
      await expect(parts.filter({ visible: false })).toHaveCount(0);
    }
    // What can only be pressed is left out on paper.
    for (const pressed of ['nav.sidebar', 'button[data-open-modal]', '.point-link-word']) {
      await expect(page.locator(pressed).first()).toBeHidden();
    }
  });
}
