import { IconPhone } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const PhoneIcon = /* @__PURE__ */ squareIcon(IconPhone);
