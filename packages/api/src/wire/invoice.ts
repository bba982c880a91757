import { invoice, listedInvoice } from '@lima-id/domain';
import { renamed } from './rename.ts';
import { wireYuan } from './yuan.ts';

const names = { amountFen: 'amount' } as const;
const parts = { amountFen: wireYuan };

/** An invoice as lists show it. */
export const wireListedInvoice = renamed(listedInvoice, names, parts);

/** An invoice with everything its buyer entered. */
export const wireInvoice = renamed(invoice, names, parts);
