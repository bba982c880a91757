import { IconShieldCheck } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ShieldIcon = /* @__PURE__ */ squareIcon(IconShieldCheck);
