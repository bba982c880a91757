import { IconLock } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const LockIcon = /* @__PURE__ */ squareIcon(IconLock);
