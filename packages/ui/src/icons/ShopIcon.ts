import { IconBuildingStore } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const ShopIcon = /* @__PURE__ */ squareIcon(IconBuildingStore);
