import { IconFileInvoice } from '@tabler/icons-react';
import { squareIcon } from './squareIcon.tsx';

export const InvoiceIcon = /* @__PURE__ */ squareIcon(IconFileInvoice);
