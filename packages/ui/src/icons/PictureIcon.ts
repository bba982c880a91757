import { IconPhoto } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const PictureIcon = /* @__PURE__ */ squareIcon(IconPhoto);
