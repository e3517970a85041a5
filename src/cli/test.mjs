// npm test: everything that has to pass, in order, up to the first failure. npm run check (--fast): the part of it that
// takes no browser. Exit code: 0 all passed, 130 interrupted, 1 anything else.
import fs from 'node:fs';
import { buildSite } from './buildSite.mjs';
import { provideBrowser, provideFonts } from './provideBrowser.mjs';
import { runProgram } from './runProgram.mjs';
import { closingLine, playwrightCounts, vitestCounts } from './testCounts.mjs';

const UNIT_REPORT = '.cache/vitest.json';
const BROWSER_REPORT = '.cache/playwright.json';

const astro = 'node_modules/astro/bin/astro.mjs';
const fromWarnings = ['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];
const node = (...args) => runProgram(process.execPath, args);

/** Each runs to its exit code. */
const fastStages = [
  ['Format and lint', () => node('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')],
  ['Types: site, widgets, tests', () => node(astro, 'check', ...fromWarnings)],
  ['Types: core alone', () => node('node_modules/typescript/bin/tsc', '-p', 'src/core')],
  ['Generated files are fresh', () => node('src/cli/generate.ts', '--check')],
  [
    'Unit and content tests',
    () =>
      node(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${UNIT_REPORT}`,
      ),
  ],
];

const browserStages = [
  [
    'Browser and fonts',
    async () => {
      process.env.CHROMIUM_PATH = await provideBrowser();
      await provideFonts();
      return 0;
    },
  ],
  ...fastStages,
  ['Build', buildSite],
  [
    'Tests in the browser',
    () => node('node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'),
  ],
];

process.exitCode = await main(process.argv.includes('--fast') ? fastStages : browserStages);

async function main(stages) {
  for (const report of [UNIT_REPORT, BROWSER_REPORT]) fs.rmSync(report, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = BROWSER_REPORT;
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  const failed = await firstFailure(stages, () => interrupted);
  const counts = [vitestCounts(UNIT_REPORT), playwrightCounts(BROWSER_REPORT)];
  const ran = counts.some(({ passed, failed }) => passed + failed > 0);
  if (failed !== undefined) console.log(`\nStopped at: ${failed}`);
  else if (!ran) console.log('\nNo test was run.');
  console.log(`\n${closingLine(counts)}`);
  if (interrupted) return 130;
  const allPassed = failed === undefined && ran && counts.every((one) => one.failed === 0);
  return allPassed ? 0 : 1;
}

/** The heading of the first stage that fails, after running all before it. */
async function firstFailure(stages, isInterrupted) {
  for (const [index, [heading, run]] of stages.entries()) {
    console.log(`\n== ${index + 1}/${stages.length} ${heading}\n`);
    const start = performance.now();
    try {
      if ((await run()) !== 0) return heading;
      console.log(`\n${heading}: passed in ${Math.round((performance.now() - start) / 1000)} s`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      return heading;
    }
    if (isInterrupted()) return heading;
  }
  return undefined;
}
