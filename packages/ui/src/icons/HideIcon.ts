import { IconEyeOff } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const HideIcon = /* @__PURE__ */ squareIcon(IconEyeOff);
