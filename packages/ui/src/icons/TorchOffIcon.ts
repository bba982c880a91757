import { IconBoltOff } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const TorchOffIcon = /* @__PURE__ */ squareIcon(IconBoltOff);
