import { IconRefresh } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const RefreshIcon = /* @__PURE__ */ squareIcon(IconRefresh);
