import { IconSubtitles } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const CaptionsIcon = /* @__PURE__ */ squareIcon(IconSubtitles);
