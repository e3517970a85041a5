import { defineConfig } from 'vitest/config';

/** Tests that start processes, open realms in Node, work on copies of the project, grade mutants or draw inputs for each stored answer: `npm test` runs them, `npm run check` does not. */
const processTests = [
  'tests/processes/**/*.test.ts',
  'tests/sandbox/**/*.node.test.ts',
  'tests/unit/receipts/crash.test.ts',
  'tests/unit/receipts/crashSettle.test.ts',
  'tests/unit/exercises/schemaMutants.test.ts',
  'tests/unit/exercises/ownInputs.test.ts',
  'tests/unit/exercises/smallestCounterexample.test.ts',
  'tests/exercises/**/*.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: 'tests/support/generated.ts',
    // Long enough for a busy machine: no test fails for being slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A test that prints has something to say that nobody asserts.
    onConsoleLog: () => {
      throw new Error('A test or the code under test wrote to the console.');
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,properties,architecture,content}/**/*.test.ts'],
          exclude: processTests,
          // Test files share one module graph: importing the sources anew for each took most of the time.
          pool: 'forks',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: processTests,
          pool: 'forks',
          // Most of these tests wait for a deadline or for a child process.
          maxWorkers: 2,
          maxConcurrency: 6,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
