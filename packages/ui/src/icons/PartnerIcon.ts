import { IconHeartHandshake } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const PartnerIcon = /* @__PURE__ */ squareIcon(IconHeartHandshake);
