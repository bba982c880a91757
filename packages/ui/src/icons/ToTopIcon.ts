// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `arrow-bar-to-up`. */
export const ToTopIcon = /* @__PURE__ */ squareIcon('M12 10l0 10M12 10l4 4M12 10l-4 4M4 4l16 0');
