import { IconCamera } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const CameraIcon = /* @__PURE__ */ squareIcon(IconCamera);
