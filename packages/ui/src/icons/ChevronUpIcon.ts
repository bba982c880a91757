import { IconChevronUp } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ squareIcon(IconChevronUp);
