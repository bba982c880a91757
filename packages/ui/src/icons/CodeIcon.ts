import { IconCode } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const CodeIcon = /* @__PURE__ */ squareIcon(IconCode);
