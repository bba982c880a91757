import { IconCircleCheck } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const SuccessIcon = /* @__PURE__ */ squareIcon(IconCircleCheck);
