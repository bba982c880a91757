import { defineConfig } from 'vitest/config';
import { nodeTests } from '../vitest.shared.ts';

/** The tests of the project's own tooling. */
export default defineConfig({
  ...nodeTests,
  test: {
    ...nodeTests.test,
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    outputFile: { json: '../.reports/scripts.json' },
  },
});
