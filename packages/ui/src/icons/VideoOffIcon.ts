// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `video-off`. */
export const VideoOffIcon = /* @__PURE__ */ squareIcon(
  'M3 3l18 18M15 11v-1l4.553 -2.276a1 1 0 0 1 1.447 .894v6.764a1 1 0 0 1 -.675 .946M10 6h3a2 2 0 0 1 2 2v3m0 4v1a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2h1',
);
