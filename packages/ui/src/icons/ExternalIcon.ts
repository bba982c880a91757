// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `arrow-up-right`. */
export const ExternalIcon = /* @__PURE__ */ squareIcon('M17 7l-10 10M8 7l9 0l0 9');
