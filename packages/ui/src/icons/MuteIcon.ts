import { IconVolumeOff } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const MuteIcon = /* @__PURE__ */ squareIcon(IconVolumeOff);
