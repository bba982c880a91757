import { IconBolt } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const TorchIcon = /* @__PURE__ */ squareIcon(IconBolt);
