import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/support/generated.ts',
    include: ['tests/{unit,properties,architecture,content}/**/*.test.ts', 'tests/sandbox/**/*.node.test.ts'],
    // A test that prints has something to say that nobody asserts.
    onConsoleLog: () => {
      throw new Error('A test or the code under test wrote to the console.');
    },
  },
});
