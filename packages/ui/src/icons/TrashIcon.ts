import { IconTrash } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const TrashIcon = /* @__PURE__ */ squareIcon(IconTrash);
