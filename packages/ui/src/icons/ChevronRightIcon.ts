// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `chevron-right`. */
export const ChevronRightIcon = /* @__PURE__ */ squareIcon('M9 6l6 6l-6 6', 'alongText');
