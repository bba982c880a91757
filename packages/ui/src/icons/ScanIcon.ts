import { IconScan } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ScanIcon = /* @__PURE__ */ squareIcon(IconScan);
