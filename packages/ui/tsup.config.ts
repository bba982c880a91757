import { readFile } from 'node:fs/promises';
import { transformSync } from 'rolldown/utils';
import { defineConfig } from 'tsup';
import { keepModules, publishedBuild } from '../../tsup.shared.ts';

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
      // Class names are derived from file and name, so that they match those of the server in any loading order.
      name: 'stable-class-names',
      setup(build) {
        build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => {
          const source = await readFile(path, 'utf8');
          const { code, errors } = transformSync(path, source, {
            target: 'es2023',
            plugins: { styledComponents: { ssr: true, fileName: true, displayName: false, minify: true } },
          });
          if (errors.length > 0) return { errors: errors.map(({ message }) => ({ text: message })) };
          return { contents: code, loader: 'js' };
        });
      },
    },
  ],
  onSuccess: 'node scripts/nivo/writePlots.ts && tsc -p tsconfig.build.json --noCheck',
});
