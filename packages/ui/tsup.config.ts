import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { keepModules, publishedBuild } from '../../tsup.shared.ts';
import {
  compileStyles,
  modulesOfStyles,
  withCompiledStyles,
  withComponentIds,
} from './scripts/styles/compileStyles.ts';

const source = fileURLToPath(new URL('./src', import.meta.url));
const slashed = (path: string) => path.replaceAll('\\', '/');

export default defineConfig({
  ...publishedBuild,
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.test.*',
    '!src/**/*.stories.tsx',
    '!src/**/*.test.data.ts',
    '!src/**/samples.tsx',
    '!src/testing/**',
    '!src/foundations/**',
    // These contain parts of nivo: writePlots.ts writes them.
    '!src/charts/nivo/**',
  ],
  esbuildPlugins: [
    keepModules,
    {
      name: 'compiled-styles',
      setup(build) {
        const texts = compileStyles(modulesOfStyles(source), []);
        build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => {
          const helper = posix.relative(
            posix.dirname(slashed(path)),
            slashed(join(source, 'styles/compiledStyles.ts')),
          );
          return { contents: withCompiledStyles(path, withComponentIds(path), await texts, helper), loader: 'js' };
        });
      },
    },
  ],
  onSuccess: 'node scripts/nivo/writePlots.ts && tsc -p tsconfig.build.json --noCheck',
});
