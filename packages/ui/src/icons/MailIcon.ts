import { IconMail } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const MailIcon = /* @__PURE__ */ squareIcon(IconMail);
