import { IconVideoOff } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const VideoOffIcon = /* @__PURE__ */ squareIcon(IconVideoOff);
