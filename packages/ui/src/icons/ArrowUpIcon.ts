// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `arrow-up`. */
export const ArrowUpIcon = /* @__PURE__ */ squareIcon('M12 5l0 14M18 11l-6 -6M6 11l6 -6');
