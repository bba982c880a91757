import { IconUpload } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const UploadIcon = /* @__PURE__ */ squareIcon(IconUpload);
