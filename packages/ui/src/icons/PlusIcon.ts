// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `plus`. */
export const PlusIcon = /* @__PURE__ */ squareIcon('M12 5l0 14M5 12l14 0');
