import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

/** Time zones in which the rules must give the same results: China's, UTC, one behind UTC with daylight saving time, the one farthest ahead. */
const zones = ['Asia/Shanghai', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'];

const { test, ...resolution } = nodeTests;

export default defineConfig({
  test: {
    ...test,
    coverage: {
      include: ['src/**'],
      reporter: ['text-summary'],
      reportsDirectory: '.reports/coverage',
      thresholds: { branches: 98 },
    },
    projects: zones.map((zone) => ({
      ...resolution,
      // Pure rules leave no state behind: one worker may run every file of a zone.
      test: {
        name: zone,
        environment: 'node',
        include: ['src/**/*.test.ts'],
        setupFiles: test.setupFiles,
        testTimeout: test.testTimeout,
        env: { TZ: zone },
        isolate: false,
      },
    })),
  },
});
