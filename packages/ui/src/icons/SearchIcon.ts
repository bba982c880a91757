import { IconSearch } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const SearchIcon = /* @__PURE__ */ squareIcon(IconSearch);
