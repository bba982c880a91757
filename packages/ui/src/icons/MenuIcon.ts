// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `menu-2`. */
export const MenuIcon = /* @__PURE__ */ squareIcon('M4 6l16 0M4 12l16 0M4 18l16 0');
