import { IconChevronRight } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ChevronRightIcon = /* @__PURE__ */ squareIcon(IconChevronRight);
