import { IconArrowLeft } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ squareIcon(IconArrowLeft);
