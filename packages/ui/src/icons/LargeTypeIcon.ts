// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `text-size`. */
export const LargeTypeIcon = /* @__PURE__ */ squareIcon('M3 7v-2h13v2M10 5v14M12 19h-4M15 13v-1h6v1M18 12v7M17 19h2');
