import { IconEye } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ShowIcon = /* @__PURE__ */ squareIcon(IconEye);
