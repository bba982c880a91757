import { IconClock } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ClockIcon = /* @__PURE__ */ squareIcon(IconClock);
