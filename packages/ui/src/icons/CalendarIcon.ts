import { IconCalendar } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const CalendarIcon = /* @__PURE__ */ squareIcon(IconCalendar);
