import { test } from '@playwright/test';
import { type HostilePage, openHostilePage } from './support/hostilePage.ts';
import { hostilePrograms, waitsForDeadline } from './support/hostilePrograms.ts';

// One half for each worker: as the last of the long files it would leave the others idle.
test.describe.configure({ mode: 'parallel' });

let page: HostilePage;

test.beforeAll(async ({ browser }) => {
  page = await openHostilePage(browser);
});

test.afterAll(() => page.close());

for (const program of hostilePrograms().filter((one) => !waitsForDeadline(one))) {
  test(`${program.name}: ${program.kind}`, () => page.check(program));
}
