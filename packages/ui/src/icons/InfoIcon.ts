import { IconInfoCircle } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const InfoIcon = /* @__PURE__ */ squareIcon(IconInfoCircle);
