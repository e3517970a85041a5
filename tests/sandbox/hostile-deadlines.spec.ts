import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, expect, test } from '@playwright/test';
import { type HostilePage, openHostilePage } from './support/hostilePage.ts';
import { hostilePrograms, waitsForDeadline } from './support/hostilePrograms.ts';

/** Pages that wait side by side: a program that waits for its deadline leaves the machine to the others. */
const PAGES = 3;

const programs = hostilePrograms().filter(waitsForDeadline);
const runs = new Map<string, Promise<unknown>>();
let pages: readonly HostilePage[] = [];

test.beforeAll(async ({ browser }) => {
  pages = await Promise.all(Array.from({ length: PAGES }, () => openHostilePage(browser)));
  const rows = pages.map(() => Promise.resolve<unknown>(null));
  for (const [index, program] of programs.entries()) {
    const place = index % PAGES;
    // What a run found is told by the test of its program; the next run starts all the same.
    const run = (rows[place] ?? Promise.resolve()).then(() =>
      pages[place]?.check(program).then(
        () => null,
        (error: unknown) => error,
      ),
    );
    rows[place] = run;
    runs.set(program.name, run);
  }
});

test.afterAll(() => Promise.all(pages.map((page) => page.close())));

for (const { name, kind } of programs) {
  test(`${name}: ${kind}`, async () => {
    const error = await runs.get(name);
    if (error !== null) throw error;
  });
}

test('no program runs on once its frame is gone', async ({ browser }) => {
  await Promise.all(runs.values());
  // A worker that its browser ends by force has two seconds of grace.
  await sleep(4000);
  const before = await rendererSeconds(browser);
  await sleep(2000);
  const spent = (await rendererSeconds(browser)) - before;
  // A loop that goes on takes what it can get of a core; pages that wait take next to nothing.
  expect(spent).toBeLessThan(0.5);
});

/** The processor time that the pages of a browser and the workers in them have taken so far, in seconds. */
async function rendererSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
