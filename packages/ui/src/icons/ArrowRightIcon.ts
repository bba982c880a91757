import { IconArrowRight } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ArrowRightIcon = /* @__PURE__ */ squareIcon(IconArrowRight);
