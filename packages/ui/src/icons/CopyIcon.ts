import { IconCopy } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const CopyIcon = /* @__PURE__ */ squareIcon(IconCopy);
