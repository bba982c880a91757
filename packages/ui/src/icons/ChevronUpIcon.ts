// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `chevron-up`. */
export const ChevronUpIcon = /* @__PURE__ */ squareIcon('M6 15l6 -6l6 6');
