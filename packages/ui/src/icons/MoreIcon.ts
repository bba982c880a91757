import { IconDots } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const MoreIcon = /* @__PURE__ */ squareIcon(IconDots);
