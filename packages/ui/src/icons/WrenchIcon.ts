import { IconTool } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const WrenchIcon = /* @__PURE__ */ squareIcon(IconTool);
