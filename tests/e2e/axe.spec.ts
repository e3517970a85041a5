import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { builtPages, isRedirect } from './builtPages.ts';

const themes = ['light', 'dark'] as const;

for (const built of builtPages()) {
  for (const theme of themes) {
    test(`axe finds nothing on ${built.file}, ${theme}`, async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.addInitScript((stored) => localStorage.setItem('starlight-theme', stored), theme);
      if (isRedirect(built)) {
        // The page would leave before it is looked at.
        const html = built.html.replace(/<meta http-equiv="refresh"[^>]*>/, '');
        await page.route(new URL(built.address, baseURL).href, (route) =>
          route.fulfill({ body: html, contentType: 'text/html' }),
        );
      }
      await page.goto(built.address, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap((violation) =>
        violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary}`),
      );
      expect(found).toEqual([]);
    });
  }
}
