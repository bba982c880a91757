import type { InvoiceFields } from '@lima-id/domain';
import { forgetInTab, keepInTab, keptInTab } from '../../../shared/storage/tabStorage.ts';

/** Session storage key of an unfinished form. Logging out clears the tab's storage. */
const key = 'invoice';

/** An empty form. */
export const emptyInvoice: InvoiceFields = {
  kind: 'normal',
  title: '',
  taxNumber: '',
  email: '',
  registeredAddress: '',
  registeredPhone: '',
  bankName: '',
  bankAccount: '',
};

/** The order and the user of the form. Other users do not see it. */
export interface InvoiceOwner {
  userId: string;
  orderId: string;
}

/** The draft of the form of an order, which survives closing, failures and reloads of this tab; null without one. */
export function readInvoiceDraft({ userId, orderId }: InvoiceOwner): InvoiceFields | null {
  const kept = Object(keptInTab(key)) as Record<string, unknown>;
  if (kept['userId'] !== userId || kept['orderId'] !== orderId) return null;
  const values = Object(kept['values']) as Record<string, unknown>;
  const entries = Object.entries(emptyInvoice).map(([name, empty]) => {
    const value = values[name];
    return [name, typeof value === 'string' ? value : empty];
  });
  const read = Object.fromEntries(entries) as InvoiceFields;
  return { ...read, kind: read.kind === 'special' ? 'special' : 'normal' };
}

/** Stores the fields in this tab only. */
export function keepInvoiceDraft(owner: InvoiceOwner, values: InvoiceFields): void {
  keepInTab(key, { ...owner, values });
}

/** Drops the form after it was sent. */
export function forgetInvoiceDraft(): void {
  forgetInTab(key);
}
