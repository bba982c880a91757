// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `chevrons-right`. */
export const ChevronsRightIcon = /* @__PURE__ */ squareIcon('M7 7l5 5l-5 5M13 7l5 5l-5 5', 'alongText');
