import { IconPlus } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const PlusIcon = /* @__PURE__ */ squareIcon(IconPlus);
