import { IconX } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const CloseIcon = /* @__PURE__ */ squareIcon(IconX);
