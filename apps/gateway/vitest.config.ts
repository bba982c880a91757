import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

export default defineConfig({
  ...nodeTests,
  test: {
    ...nodeTests.test,
    // By far the longest unit test, so it runs alone on two cores.
    maxWorkers: '100%',
    globalSetup: 'testing/platform/testRun.ts',
    include: ['{src,demo,testing}/**/*.test.ts'],
  },
});
