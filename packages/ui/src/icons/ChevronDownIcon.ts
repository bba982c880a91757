// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `chevron-down`. */
export const ChevronDownIcon = /* @__PURE__ */ squareIcon('M6 9l6 6l6 -6');
