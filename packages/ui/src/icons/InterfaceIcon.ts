// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `code`. */
export const InterfaceIcon = /* @__PURE__ */ squareIcon('M7 8l-4 4l4 4M17 8l4 4l-4 4M14 4l-4 16');
