import type { Options } from 'tsup';
import { buildTarget } from './scripts/floor/browsers.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** One file per module, so that a page loads only what it uses. Dependencies are installed separately: none may be bundled. */
export const keepModules: Plugin = {
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      kind === 'entry-point'
        ? undefined
        : // An import that nothing uses is left out.
          { path: path.replace(/\.tsx?$/, '.js'), external: true, sideEffects: path.endsWith('.css') },
    );
    build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
};

/** What the builds of the published packages share. `tsc` writes the types. */
export const publishedBuild = {
  format: 'esm',
  target: buildTarget,
  clean: true,
  dts: false,
  splitting: false,
  esbuildOptions: (options) => {
    options.charset = 'utf8';
    options.jsx = 'automatic';
  },
} satisfies Options;
