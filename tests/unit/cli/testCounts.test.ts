import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { closingLine, playwrightCounts, vitestCounts } from '../../../src/cli/testCounts.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'counts-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const none = { passed: 0, failed: 0, skipped: 0 };

describe('what a run of all tests counts', () => {
  it('takes a report that was not written for no test', () => {
    expect(vitestCounts(path.join(folder, 'missing.json'))).toEqual(none);
    expect(playwrightCounts(path.join(folder, 'missing.json'))).toEqual(none);
  });

  it('reads Vitest’s report', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    expect(vitestCounts(file)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('reads Playwright’s report, and takes a test that passed at the second try for failed', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
    expect(playwrightCounts(file)).toEqual({ passed: 5, failed: 3, skipped: 0 });
  });

  it.each([
    [[none, none], '0 passed, 0 failed'],
    [
      [
        { passed: 7, failed: 0, skipped: 0 },
        { passed: 5, failed: 1, skipped: 0 },
      ],
      '12 passed, 1 failed',
    ],
    [[{ passed: 7, failed: 0, skipped: 3 }, none], '7 passed, 0 failed, 3 skipped'],
  ])('says the sums of %j in one plain line', (counts, line) => {
    expect(closingLine(counts)).toBe(line);
  });
});

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}
