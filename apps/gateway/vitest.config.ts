import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

/** What touches no database need not run on the second one. */
const withoutDatabase = [
  'src/config/**',
  'src/platform/{http,log,pictures,secret,sms}/**',
  'src/captcha/{challengePool,drawChallenge,judgeTrace,painter,workOrder}.test.ts',
];

export default defineConfig({
  ...nodeTests,
  test: {
    ...nodeTests.test,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: process.env['TEST_DATABASE_URL'] ? withoutDatabase : [],
  },
});
