import { IconChevronsRight } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ChevronsRightIcon = /* @__PURE__ */ squareIcon(IconChevronsRight);
