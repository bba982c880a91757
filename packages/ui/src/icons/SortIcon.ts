import { IconArrowsSort } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const SortIcon = /* @__PURE__ */ squareIcon(IconArrowsSort);
