import { defineConfig } from 'tsup';
import { keepModules, publishedBuild } from '../../tsup.shared.ts';

export default defineConfig({
  ...publishedBuild,
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  esbuildPlugins: [keepModules],
  onSuccess: 'tsc -p tsconfig.build.json',
});
