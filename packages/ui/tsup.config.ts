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
      // One file a module, so that a page takes only the components it uses.
      name: 'keep-modules',
      setup(build) {
        build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
          kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
        );
        // What is not ours is the installer's to bring: nothing of it may slip into the package.
        build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
          kind === 'entry-point' ? undefined : { path, external: true },
        );
      },
    },
    {
      // Class names come from file and name, so that a page rendered on the server keeps them in any order of loading.
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
