import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';
import { contentFiles } from './scripts/content/contentFiles.ts';

export default defineConfig({
  ...nodeTests,
  plugins: [contentFiles()],
  test: { ...nodeTests.test, include: ['{src,scripts}/**/*.test.{ts,tsx}'] },
});
