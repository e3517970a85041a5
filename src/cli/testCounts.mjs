import fs from 'node:fs';

/** What a run of Vitest counted, from its JSON report; nothing where it wrote none. */
export function vitestCounts(file) {
  const report = read(file);
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What a run of Playwright counted, from its JSON report; nothing where it wrote none. */
export function playwrightCounts(file) {
  const report = read(file);
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** The sums, as the plain line that closes a run. */
export function closingLine(counts) {
  const sum = (name) => counts.reduce((total, one) => total + one[name], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
