import { IconArrowDown } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ArrowDownIcon = /* @__PURE__ */ squareIcon(IconArrowDown);
