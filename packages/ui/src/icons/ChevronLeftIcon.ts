// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `chevron-left`. */
export const ChevronLeftIcon = /* @__PURE__ */ squareIcon('M15 6l-6 6l6 6', 'alongText');
