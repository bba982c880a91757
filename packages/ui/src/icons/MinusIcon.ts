// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `minus`. */
export const MinusIcon = /* @__PURE__ */ squareIcon('M5 12l14 0');
