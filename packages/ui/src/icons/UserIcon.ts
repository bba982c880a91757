import { IconUser } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const UserIcon = /* @__PURE__ */ squareIcon(IconUser);
