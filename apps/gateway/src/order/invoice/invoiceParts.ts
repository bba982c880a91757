import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../schema/store.ts';
import type { InvoiceSecrets } from './invoiceBuyer.ts';

export interface InvoiceParts extends InvoiceSecrets {
  store: Store;
  clock: Clock;
}
