import { test } from '@playwright/test';
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
