import { defineConfig } from 'vitest/config';

// Stands alone, since Stryker copies the package elsewhere; one zone is enough to find what no test would notice.
export default defineConfig({
  test: { environment: 'node', include: ['src/**/*.test.ts'], env: { TZ: 'America/Los_Angeles' } },
});
