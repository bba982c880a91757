import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

/** Tests without a database are not repeated on the second one. */
const withoutDatabase = [
  'src/config/**',
  'src/platform/{http,log,pictures}/**',
  'src/platform/secret/{seal,secret}.test.ts',
  'src/platform/sms/*.test.ts',
  'src/captcha/{challengePool,drawChallenge,judgeTrace,painter,workLevel,workOrder}.test.ts',
  'testing/captcha/**',
  'src/reference/{areas,industries,levelTable}.test.ts',
];

/** Requires a PostgreSQL server: the embedded database has no connections to lose. */
const onServerOnly = ['src/**/*.postgresql.test.ts'];

export default defineConfig({
  ...nodeTests,
  test: {
    ...nodeTests.test,
    // By far the longest unit test, so it runs alone on two cores; on the second database other checks run concurrently.
    maxWorkers: process.env['TEST_DATABASE_URL'] ? 1 : '100%',
    // V8 can abort when it frees the code of PGlite (see scripts/rerunLost.ts).
    execArgv: ['--no-wasm-code-gc'],
    globalSetup: 'testing/platform/testRun.ts',
    include: ['{src,demo,testing}/**/*.test.ts'],
    exclude: process.env['TEST_DATABASE_URL'] ? withoutDatabase : onServerOnly,
  },
});
