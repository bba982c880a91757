import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

/** What touches no database need not run on the second one. */
const withoutDatabase = [
  'src/config/**',
  'src/platform/{http,log,pictures,secret,sms}/**',
  'src/captcha/{challengePool,drawChallenge,judgeTrace,painter,workOrder}.test.ts',
  'src/reference/{areas,industries,levelTable}.test.ts',
];

export default defineConfig({
  ...nodeTests,
  test: {
    ...nodeTests.test,
    // The longest of all unit tests by far, so they take a machine of two cores whole; on the second database other checks run beside them.
    maxWorkers: process.env['TEST_DATABASE_URL'] ? 1 : '100%',
    globalSetup: 'src/platform/testing/testRun.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: process.env['TEST_DATABASE_URL'] ? withoutDatabase : [],
  },
});
