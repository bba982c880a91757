import { IconFilter } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const FilterIcon = /* @__PURE__ */ squareIcon(IconFilter);
