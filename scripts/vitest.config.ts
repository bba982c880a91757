import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { nodeTests } from '../vitest.shared.ts';

/** Tests of the repository tooling. */
export default defineConfig({
  ...nodeTests,
  test: {
    ...nodeTests.test,
    root: join(import.meta.dirname, '..'),
    include: ['{scripts,tools}/**/*.test.ts'],
    outputFile: { json: '.reports/scripts.json' },
  },
});
