import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { jsonReport } from './scripts/jsonReport.ts';
import { lostFiles } from './scripts/lostFiles.ts';
import { exploredTimes, seedVariable } from './scripts/properties/seed.ts';

const isExploring = process.env[seedVariable] !== undefined;
const pathOf = (file: string) => fileURLToPath(new URL(`scripts/properties/${file}`, import.meta.url));

/** Test limit in ms. A busy machine takes its time; how fast things are is measured in bench. */
const testTimeoutMs = 30_000;

/** What every Node test run shares: workspace packages are read from source, and results are kept for the summary. */
export const nodeTests = {
  resolve: {
    conditions: ['@lima-id/source', ...defaultServerConditions],
    alias: isExploring ? [{ find: /^fast-check$/, replacement: pathOf('moreCases.ts') }] : [],
  },
  ssr: {
    resolve: { conditions: ['@lima-id/source', ...defaultServerConditions], externalConditions: ['@lima-id/source'] },
  },
  test: {
    environment: 'node',
    // Files of one worker share what it has loaded, which is half of the work: none may leave anything behind that another would find.
    isolate: false,
    setupFiles: [pathOf('setup.ts')],
    reporters: ['default', jsonReport(), lostFiles()],
    outputFile: { json: '.reports/vitest.json' },
    testTimeout: isExploring ? testTimeoutMs * exploredTimes : testTimeoutMs,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
} satisfies ViteUserConfig;
