import { invoice, listedInvoice } from '@lima-id/domain';
import { wireInvoiceStatus } from './invoiceStatus.ts';
import { renamed } from './rename.ts';
import { wireYuan } from './yuan.ts';

const names = { amountFen: 'amount' } as const;
const parts = { amountFen: wireYuan, status: wireInvoiceStatus };

export const wireListedInvoice = renamed(listedInvoice, names, parts);

/** An invoice with all fields that its buyer entered. */
export const wireInvoice = renamed(invoice, names, parts);
