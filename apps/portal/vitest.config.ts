import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';
import { contentPlugins } from './scripts/contentPlugins.ts';

export default defineConfig({
  ...nodeTests,
  plugins: contentPlugins(),
  test: { ...nodeTests.test, include: ['{src,scripts}/**/*.test.{ts,tsx}'] },
});
