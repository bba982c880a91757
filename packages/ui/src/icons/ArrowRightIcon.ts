// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `arrow-right`. */
export const ArrowRightIcon = /* @__PURE__ */ squareIcon('M5 12l14 0M13 18l6 -6M13 6l6 6', 'alongText');
