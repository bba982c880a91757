// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `chart-line`. */
export const TrendIcon = /* @__PURE__ */ squareIcon('M4 19l16 0M4 15l4 -6l4 2l4 -5l4 4');
