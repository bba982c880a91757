import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

/** What touches no database need not run on the second one. */
const withoutDatabase = [
  'src/config/**',
  'src/platform/{http,log,pictures}/**',
  'src/platform/secret/{seal,secret}.test.ts',
  'src/platform/sms/*.test.ts',
  'src/captcha/{challengePool,drawChallenge,judgeTrace,painter,workLevel,workOrder}.test.ts',
  'src/captcha/testing/**',
  'src/reference/{areas,industries,levelTable}.test.ts',
];

/** What only a server of PostgreSQL can be tried with: the embedded database has no connections that end. */
const onServerOnly = ['src/**/*.postgresql.test.ts'];

export default defineConfig({
  ...nodeTests,
  test: {
    ...nodeTests.test,
    // The longest of all unit tests by far, so they take a machine of two cores whole; on the second database other checks run beside them.
    maxWorkers: process.env['TEST_DATABASE_URL'] ? 1 : '100%',
    globalSetup: 'src/platform/testing/testRun.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: process.env['TEST_DATABASE_URL'] ? withoutDatabase : onServerOnly,
  },
});
