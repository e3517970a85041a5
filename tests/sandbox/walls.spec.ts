import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openRealmPage } from './support/openRealm.ts';
import type { TestPage } from './support/page.ts';
import { listenForCanary, type ServedGrader, serveGrader } from './support/serveGrader.ts';
import { rightAnswer } from './support/suite.ts';

const tryEverything = readFileSync('tests/sandbox/programs/unlocked/try-everything.ts', 'utf8');
/** The program waits for each way in turn. */
const patient = { loadMs: 15_000, callMs: 2000, probeMs: 500 };

let served: ServedGrader;
let canary: Awaited<ReturnType<typeof listenForCanary>>;

test.afterEach(async () => {
  await canary.close();
  await served.close();
});

test('without the lockdown, the frame and its policy alone let nothing out', async ({ page }) => {
  const open = await openRealmPage();
  await start(page, (path) => (path === '/realms/program.html' ? open : undefined));
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('judge').onmessage = ({ data }) => heard.push(data);
  });
  const verdict = await run(page, canary.aim(tryEverything));
  expect(verdict).toMatchObject({ kind: 'wrong' });
  const { received } = (verdict as { counterexample: { received: string } }).counterexample;
  expect(JSON.parse(received)).toEqual({ tried: 32, worked: ['control'] });
  expect(canary.heard).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  expect(page.url()).toBe(served.pageAddress);
});

test('the frame has no origin, and its page has the policy that it should', async ({ page }) => {
  await start(page);
  await run(page, rightAnswer);
  // One is kept ready for the next run.
  const element = page.locator('iframe');
  await expect(element).toHaveCount(1);
  expect(await element.getAttribute('sandbox')).toBe('allow-scripts');
  expect(await element.evaluate((frame: HTMLIFrameElement) => frame.contentDocument)).toBeNull();
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('There is no frame.');
  await frame.waitForLoadState();
  const address = canary.aim('http://127.0.0.1:4797/canary');
  const inside = await frame.evaluate(async (outside) => {
    const refusedBy = async (way: () => unknown): Promise<string> => {
      try {
        await way();
        return 'nobody';
      } catch (error) {
        return error instanceof Error || error instanceof DOMException ? error.name : 'somebody';
      }
    };
    return {
      origin: self.origin,
      policy: document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content,
      localStorage: await refusedBy(() => localStorage),
      cookie: await refusedBy(() => document.cookie),
      indexedDB: await refusedBy(() => indexedDB.open('x')),
      caches: await refusedBy(() => caches.keys()),
      fetch: await refusedBy(() => fetch(`${outside}/frame`, { mode: 'no-cors' })),
      top: await refusedBy(() => {
        if (window.top !== null) window.top.location.href = `${outside}/top`;
      }),
      parentDocument: await refusedBy(() => window.parent.document),
      popup: window.open(`${outside}/popup`),
      beacon: navigator.sendBeacon(`${outside}/beacon`),
    };
  }, address);
  expect(inside).toMatchObject({
    origin: 'null',
    policy: "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; connect-src 'none'",
    localStorage: 'SecurityError',
    cookie: 'SecurityError',
    indexedDB: 'SecurityError',
    caches: 'SecurityError',
    fetch: 'TypeError',
    top: 'SecurityError',
    parentDocument: 'SecurityError',
    popup: null,
  });
  expect(canary.heard).toEqual([]);
  expect(page.url()).toBe(served.pageAddress);
});

async function start(page: Page, replace?: Parameters<typeof serveGrader>[0]): Promise<void> {
  served = await serveGrader(replace);
  canary = await listenForCanary();
  await page.goto(served.pageAddress);
  await page.waitForSelector('html[data-ready]');
}

async function run(page: Page, text: string): Promise<unknown> {
  const ran = await page.evaluate(
    ([program, limits]) => (window as unknown as { testPage: TestPage }).testPage.run(program, { limits }),
    [text, patient] as const,
  );
  return JSON.parse(ran.verdict);
}
