// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `bolt`. */
export const TorchIcon = /* @__PURE__ */ squareIcon('M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11');
