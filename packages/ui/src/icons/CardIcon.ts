import { IconCreditCard } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const CardIcon = /* @__PURE__ */ squareIcon(IconCreditCard);
