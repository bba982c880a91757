import { IconMaximize } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const EnlargeIcon = /* @__PURE__ */ squareIcon(IconMaximize);
