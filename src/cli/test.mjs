// npm test: everything that has to pass, stage after stage, up to the first that fails. npm run check (--fast): the part
// of it for the inner loop, without a browser, a build or tests that start processes. Exit code: 0 all passed, 130
// interrupted, 1 anything else.
import fs from 'node:fs';
import { buildSite } from './buildSite.mjs';
import { provideBrowser, provideFonts } from './provideBrowser.mjs';
import { runProgram } from './runProgram.mjs';
import { runStages } from './runStages.mjs';
import { closingLine, playwrightCounts, vitestCounts } from './testCounts.mjs';

const UNIT_REPORT = '.cache/vitest-unit.json';
const PROCESS_REPORT = '.cache/vitest-processes.json';
const BROWSER_REPORT = '.cache/playwright.json';

const fromWarnings = ['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];
const buildInfo = 'node_modules/.cache/core.tsbuildinfo';

/** A job that runs a program of a package, and what it is given. */
const program =
  (file, ...args) =>
  (write) =>
    runProgram(process.execPath, [`node_modules/${file}`, ...args], { write });

const vitest = (project, report) =>
  program(
    'vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );

/** Jobs of one stage run side by side, those of one lane one after the other. */
const fastStage = [
  [
    ['Format and lint', program('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')],
    [
      'Types: core alone',
      program('typescript/bin/tsc', '-p', 'src/core', '--incremental', '--tsBuildInfoFile', buildInfo),
    ],
    ['Imports', program('dependency-cruiser/bin/dependency-cruiser.mjs', '--output-type', 'err-long', 'src')],
    ['Types: site, widgets, tests', program('astro/bin/astro.mjs', 'check', ...fromWarnings)],
  ],
  [['Unit and content tests', vitest('unit', UNIT_REPORT)]],
];

const everyStage = [
  [[['Browser and fonts', provideForTests]]],
  fastStage,
  [[['Tests that start processes', vitest('processes', PROCESS_REPORT)]]],
  [[['Build', buildSite]]],
  [[['Tests in the browser', program('@playwright/test/cli.js', 'test', '--reporter=line,json')]]],
];

process.exitCode = await main(process.argv.includes('--fast') ? [fastStage] : everyStage);

async function main(stages) {
  const reports = [UNIT_REPORT, PROCESS_REPORT, BROWSER_REPORT];
  for (const report of reports) fs.rmSync(report, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = BROWSER_REPORT;
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  const failed = await runStages(stages, () => interrupted);
  const counts = [vitestCounts(UNIT_REPORT), vitestCounts(PROCESS_REPORT), playwrightCounts(BROWSER_REPORT)];
  const ran = counts.some(({ passed, failed }) => passed + failed > 0);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  else if (!ran) console.log('\nNo test was run.');
  console.log(`\n${closingLine(counts)}`);
  if (interrupted) return 130;
  const allPassed = failed.length === 0 && ran && counts.every((one) => one.failed === 0);
  return allPassed ? 0 : 1;
}

async function provideForTests() {
  process.env.CHROMIUM_PATH = await provideBrowser();
  await provideFonts();
  return 0;
}
