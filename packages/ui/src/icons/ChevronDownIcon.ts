import { IconChevronDown } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ squareIcon(IconChevronDown);
