import { IconTextSize } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const LargeTypeIcon = /* @__PURE__ */ squareIcon(IconTextSize);
