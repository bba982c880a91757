import { IconMinimize } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const LeaveFullScreenIcon = /* @__PURE__ */ squareIcon(IconMinimize);
