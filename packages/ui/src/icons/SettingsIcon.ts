import { IconSettings } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const SettingsIcon = /* @__PURE__ */ squareIcon(IconSettings);
