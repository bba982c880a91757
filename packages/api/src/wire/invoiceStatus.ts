import { invoiceStatus } from '@lima-id/domain';
import { wireWords } from './words.ts';

/** The statuses of an invoice with their wire codes. Source: docs/rules/invoice.md. */
export const invoiceStatusCodes = { requested: 0, issued: 1, reversed: 2 } as const;

export const wireInvoiceStatus = wireWords(invoiceStatus, invoiceStatusCodes);
