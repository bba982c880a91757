import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

/** Time zones of the machines that the rules have to be the same on: China's, UTC, one behind with summer time, the one farthest ahead. */
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
      // Pure rules leave nothing behind: one worker may run every file of a zone.
      test: { name: zone, environment: 'node', include: ['src/**/*.test.ts'], env: { TZ: zone }, isolate: false },
    })),
  },
});
