import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

/** Time zones of the machines that the rules have to be the same on: China's, UTC, one behind with summer time, the one farthest ahead. */
const zones = ['Asia/Shanghai', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'];

const { test, ...resolution } = nodeTests;

export default defineConfig({
  test: {
    ...test,
    projects: zones.map((zone) => ({
      ...resolution,
      test: { name: zone, environment: 'node', include: ['src/**/*.test.ts'], env: { TZ: zone } },
    })),
  },
});
