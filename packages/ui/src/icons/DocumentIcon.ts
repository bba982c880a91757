import { IconBook } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const DocumentIcon = /* @__PURE__ */ squareIcon(IconBook);
