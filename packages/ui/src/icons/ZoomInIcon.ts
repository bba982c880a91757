import { IconZoomIn } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ZoomInIcon = /* @__PURE__ */ squareIcon(IconZoomIn);
