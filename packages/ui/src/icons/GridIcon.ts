import { IconLayoutGrid } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const GridIcon = /* @__PURE__ */ squareIcon(IconLayoutGrid);
