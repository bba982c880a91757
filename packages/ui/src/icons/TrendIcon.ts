import { IconChartLine } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const TrendIcon = /* @__PURE__ */ squareIcon(IconChartLine);
