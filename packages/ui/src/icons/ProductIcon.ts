import { IconBox } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ProductIcon = /* @__PURE__ */ squareIcon(IconBox);
