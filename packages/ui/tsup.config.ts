import { readFile } from 'node:fs/promises';
import { transformSync } from 'rolldown/utils';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.test.*',
    '!src/**/*.stories.tsx',
    '!src/**/*.test.data.ts',
    '!src/**/samples.tsx',
    '!src/testing/**',
    '!src/foundations/**',
  ],
  format: 'esm',
  target: 'es2023',
  clean: true,
  dts: false,
  splitting: false,
  esbuildOptions: (options) => {
    options.charset = 'utf8';
    options.jsx = 'automatic';
  },
  esbuildPlugins: [
    {
      // One file per module, so that tree shaking leaves just the used components.
      name: 'keep-modules',
      setup(build) {
        build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
          kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
        );
        // Dependencies are installed separately: none may be bundled.
        build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
          kind === 'entry-point' ? undefined : { path, external: true },
        );
      },
    },
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
  onSuccess: 'tsc -p tsconfig.build.json --noCheck',
});
