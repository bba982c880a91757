import { IconTruck } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const TruckIcon = /* @__PURE__ */ squareIcon(IconTruck);
