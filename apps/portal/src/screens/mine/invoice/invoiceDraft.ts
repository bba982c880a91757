import type { InvoiceFields } from '@lima-id/domain';
import { forgetInTab, keepInTab, keptInTab } from '../../../shared/storage/tabStorage.ts';

/** Under which key a form that was begun is kept in the tab. Logging out forgets all that a tab keeps. */
const key = 'invoice';

/** A form before anything was typed. */
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

/** Whose form it is: for which order, and by whom. Others do not see it. */
export interface InvoiceOwner {
  userId: string;
  orderId: string;
}

/** What the fields held when the form of an order was left, over closing, failing and reloads of this tab; null when it was not begun. */
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

/** Keeps what the fields hold, in this tab and nowhere else. */
export function keepInvoiceDraft(owner: InvoiceOwner, values: InvoiceFields): void {
  keepInTab(key, { ...owner, values });
}

/** Forgets the form: it was sent. */
export function forgetInvoiceDraft(): void {
  forgetInTab(key);
}
