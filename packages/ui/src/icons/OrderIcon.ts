import { IconReceipt } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const OrderIcon = /* @__PURE__ */ squareIcon(IconReceipt);
