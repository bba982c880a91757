import { IconPlayerPlay } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const PlayIcon = /* @__PURE__ */ squareIcon(IconPlayerPlay);
