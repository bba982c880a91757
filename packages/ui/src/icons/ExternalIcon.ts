import { IconArrowUpRight } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ExternalIcon = /* @__PURE__ */ squareIcon(IconArrowUpRight);
