import { IconMapPin } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const PlaceIcon = /* @__PURE__ */ squareIcon(IconMapPin);
