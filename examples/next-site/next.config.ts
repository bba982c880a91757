import type { NextConfig } from 'next';

export default {
  // Class names of this site's own styles, which otherwise depend on the order in which modules are loaded.
  compiler: { styledComponents: true },
  // Types are checked by `npm run typecheck`, with the compiler of this repository.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig;
