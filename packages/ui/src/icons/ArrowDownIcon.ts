// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `arrow-down`. */
export const ArrowDownIcon = /* @__PURE__ */ squareIcon('M12 5l0 14M18 13l-6 6M6 13l6 6');
