import * as z from 'zod/mini';
import { fen } from '../money/fen.ts';
import { invoiceKind } from './invoiceForm.ts';
import { invoiceStatus } from './invoiceStatus.ts';

/** An invoice in lists: nothing in it is encrypted. */
export const listedInvoice = z.object({
  id: z.string(),
  orderId: z.string(),
  orderCode: z.string(),
  kind: invoiceKind,
  title: z.string(),
  /** The order's total. */
  amountFen: fen,
  status: invoiceStatus,
  /** When it was requested: `YYYY-MM-DD HH:mm:ss`, China time. */
  requestTime: z.string(),
  /** Twenty digits; empty until it is issued. */
  invoiceNumber: z.string(),
  /** `YYYY-MM-DD`; empty until it is issued. */
  issuedOn: z.string(),
  /** Why it was reversed; empty otherwise. */
  reversalReason: z.string(),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

/** An invoice with everything its buyer entered. Address, telephone and bank account are empty in a normal one. */
export const invoice = z.extend(listedInvoice, {
  taxNumber: z.string(),
  email: z.string(),
  registeredAddress: z.string(),
  registeredPhone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
});
export type Invoice = z.infer<typeof invoice>;
