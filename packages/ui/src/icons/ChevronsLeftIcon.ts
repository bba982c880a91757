// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `chevrons-left`. */
export const ChevronsLeftIcon = /* @__PURE__ */ squareIcon('M11 7l-5 5l5 5M17 7l-5 5l5 5', 'alongText');
