// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `subtitles`. */
export const CaptionsIcon = /* @__PURE__ */ squareIcon(
  'M18 5a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3l12 0M7 15h5M15 15h2M17 12h-3M11 12h-1',
);
