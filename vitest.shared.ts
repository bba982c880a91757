import { defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { lostFiles } from './scripts/lostFiles.ts';

/** What every Node test run shares: workspace packages are read from source, and results are kept for the summary. */
export const nodeTests = {
  resolve: { conditions: ['@lima-id/source', ...defaultServerConditions] },
  ssr: {
    resolve: { conditions: ['@lima-id/source', ...defaultServerConditions], externalConditions: ['@lima-id/source'] },
  },
  test: {
    environment: 'node',
    // Files of one worker share what it has loaded, which is half of the work: none may leave anything behind that another would find.
    isolate: false,
    reporters: ['default', 'json', lostFiles()],
    outputFile: { json: '.reports/vitest.json' },
    // A busy machine takes its time; how fast things are is measured in bench.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
} satisfies ViteUserConfig;
