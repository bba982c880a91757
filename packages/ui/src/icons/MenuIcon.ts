import { IconMenu2 } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const MenuIcon = /* @__PURE__ */ squareIcon(IconMenu2);
