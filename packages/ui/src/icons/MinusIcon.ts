import { IconMinus } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const MinusIcon = /* @__PURE__ */ squareIcon(IconMinus);
