import { IconArrowBarToUp } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ToTopIcon = /* @__PURE__ */ squareIcon(IconArrowBarToUp);
