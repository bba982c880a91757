import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2023',
  clean: true,
  dts: false,
  splitting: false,
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
  esbuildPlugins: [
    {
      // One file per module, so that a page loads only the rules it uses.
      name: 'keep-modules',
      setup(build) {
        build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
          kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
        );
      },
    },
  ],
  onSuccess: 'tsc -p tsconfig.build.json',
});
