import type { NextConfig } from 'next';

export default {
  // Types are checked by `npm run typecheck`, with the compiler of this repository.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig;
