// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.
import { squareIcon } from './squareIcon.tsx';

/** Tabler’s `player-play`. */
export const PlayIcon = /* @__PURE__ */ squareIcon('M7 4v16l13 -8l-13 -8');
