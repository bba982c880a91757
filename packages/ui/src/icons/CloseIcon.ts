// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `x`. */
export const CloseIcon = /* @__PURE__ */ squareIcon('M18 6l-12 12M6 6l12 12');
