import { IconZoomOut } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ZoomOutIcon = /* @__PURE__ */ squareIcon(IconZoomOut);
