import { defineConfig } from 'vitest/config';

/** What Stryker runs against each mutant; see src/cli/mutants.mjs. */
export default defineConfig({
  test: { include: ['tests/mutants/**/*.mutants.ts'], testTimeout: 120_000 },
});
