import { IconCpu } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ChipIcon = /* @__PURE__ */ squareIcon(IconCpu);
