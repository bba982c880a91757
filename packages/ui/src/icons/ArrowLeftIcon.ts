// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `arrow-left`. */
export const ArrowLeftIcon = /* @__PURE__ */ squareIcon('M5 12l14 0M5 12l6 6M5 12l6 -6', 'alongText');
