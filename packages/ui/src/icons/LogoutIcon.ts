import { IconLogout } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const LogoutIcon = /* @__PURE__ */ squareIcon(IconLogout);
