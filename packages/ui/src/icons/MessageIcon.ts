import { IconMessage2 } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const MessageIcon = /* @__PURE__ */ squareIcon(IconMessage2);
