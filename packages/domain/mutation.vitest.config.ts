import { defineConfig } from 'vitest/config';

// Self-contained, since Stryker copies the package elsewhere without the neighbouring packages, whose drawings one test looks for. Tests of
// the package as a whole would run for every mutant. One time zone is enough to find mutants that no test kills.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['src/identifier/standIn.test.ts', 'src/readme.test.ts', 'src/messages.test.ts'],
    setupFiles: ['mutation.setup.ts'],
    env: { TZ: 'America/Los_Angeles' },
  },
});
