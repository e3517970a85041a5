import { expect, type Page, test } from '@playwright/test';
import { type ServedGrader, serveGrader } from './support/serveGrader.ts';

let served: ServedGrader;

test.beforeEach(async ({ page }) => {
  served = await serveGrader();
  await page.goto(served.pageAddress);
  await page.waitForSelector('html[data-ready]');
});

test.afterEach(() => served.close());

/** Frames the page of a realm, and gives the first word that comes from it. */
function firstWord(page: Page, kind: string, sandbox: string | null): Promise<unknown> {
  return page.evaluate(
    ([address, policy]) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        if (policy !== null) frame.setAttribute('sandbox', policy);
        window.addEventListener('message', (event) => {
          if (event.source === frame.contentWindow) resolve(event.data);
        });
        frame.src = address;
        document.body.append(frame);
      }),
    [`${served.origin}/realms/${kind}.html`, sandbox] as const,
  );
}

for (const kind of ['program', 'schema']) {
  test(`the page of a ${kind}'s realm starts nothing in the site's origin`, async ({ page }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    expect(await firstWord(page, kind, null)).toEqual({ type: 'broken' });
    expect(await firstWord(page, kind, 'allow-scripts allow-same-origin')).toEqual({ type: 'broken' });
    expect(workers).toEqual([]);
    expect(await firstWord(page, kind, 'allow-scripts')).toEqual({ type: 'ready' });
  });
}
