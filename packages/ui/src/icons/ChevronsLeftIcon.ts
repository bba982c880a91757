import { IconChevronsLeft } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ChevronsLeftIcon = /* @__PURE__ */ squareIcon(IconChevronsLeft);
