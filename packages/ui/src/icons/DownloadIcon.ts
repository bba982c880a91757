import { IconDownload } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const DownloadIcon = /* @__PURE__ */ squareIcon(IconDownload);
