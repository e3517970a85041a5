/** How `npm run mutants` makes and judges mutants; src/cli/mutants.mjs says of which files. */
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/stryker.ignore.mjs'],
  ignorers: ['not-answered'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  tempDirName: '.cache/stryker',
  ignorePatterns: [
    'dist',
    '.astro',
    '.cache',
    'reports',
    'content',
    'public',
    'tests/e2e',
    'tests/sandbox',
    'tests/unit',
  ],
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  // Every mutant is told apart, bar those with a reason beside their line.
  thresholds: { high: 100, low: 100, break: 100 },
};
