import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../platform/database/database.ts';
import type { InvoiceSecrets } from './invoiceBuyer.ts';

/** What the calls of invoices work with. */
export interface InvoiceParts extends InvoiceSecrets {
  store: Store;
  clock: Clock;
}
