import { IconWorld } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const WebsiteIcon = /* @__PURE__ */ squareIcon(IconWorld);
