import { defineConfig } from 'vitest/config';

// Stands alone, since Stryker copies the package elsewhere, without its neighbours, whose drawings one test looks for. Tests of the
// package as a whole would run for every fault. One zone is
// enough to find what no test would notice.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['src/identifier/standIn.test.ts', 'src/readme.test.ts', 'src/messages.test.ts'],
    setupFiles: ['mutation.setup.ts'],
    env: { TZ: 'America/Los_Angeles' },
  },
});
