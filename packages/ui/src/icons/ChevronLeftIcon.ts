import { IconChevronLeft } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ squareIcon(IconChevronLeft);
