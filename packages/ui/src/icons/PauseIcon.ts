import { IconPlayerPause } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const PauseIcon = /* @__PURE__ */ squareIcon(IconPlayerPause);
