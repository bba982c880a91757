import { IconAlertTriangle } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const AlertIcon = /* @__PURE__ */ squareIcon(IconAlertTriangle);
