import { IconQrcode } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const QrCodeIcon = /* @__PURE__ */ squareIcon(IconQrcode);
