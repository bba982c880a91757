import { IconArrowUp } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ squareIcon(IconArrowUp);
