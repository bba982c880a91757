import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.shared.ts';

export default defineConfig({ ...nodeTests, test: { ...nodeTests.test, include: ['src/**/*.test.{ts,tsx}'] } });
