import { IconCode } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const InterfaceIcon = /* @__PURE__ */ squareIcon(IconCode);
