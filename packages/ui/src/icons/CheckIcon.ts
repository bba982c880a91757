import { IconCheck } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const CheckIcon = /* @__PURE__ */ squareIcon(IconCheck);
