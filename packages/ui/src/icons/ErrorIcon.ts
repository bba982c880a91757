import { IconAlertCircle } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ErrorIcon = /* @__PURE__ */ squareIcon(IconAlertCircle);
