import { IconVolume } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const VolumeIcon = /* @__PURE__ */ squareIcon(IconVolume);
