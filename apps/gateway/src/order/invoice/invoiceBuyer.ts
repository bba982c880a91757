import type { InvoiceForm } from '@lima-id/domain';
import * as z from 'zod/mini';
import { createKeyedHash } from '../../platform/secret/keys.ts';
import { createSeal, type Seal } from '../../platform/secret/seal.ts';

const schema = z.object({
  taxNumber: z.string(),
  email: z.string(),
  registeredAddress: z.string(),
  registeredPhone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
});

/** What an invoice tells of its buyer beside the title; address, telephone and bank are empty in a normal one. */
export type InvoiceBuyer = z.infer<typeof schema>;

const unregistered = { registeredAddress: '', registeredPhone: '', bankName: '', bankAccount: '' };

/** Seals what was asked for under an invoice's id. */
export function sealBuyer(seal: Seal, form: InvoiceForm, invoiceId: string): string {
  return seal.seal(JSON.stringify(schema.parse({ ...unregistered, ...form })), invoiceId);
}

/** What is known of the buyer of an invoice. */
export function openBuyer(seal: Seal, kept: string, invoiceId: string): InvoiceBuyer {
  return schema.parse(JSON.parse(seal.open(kept, invoiceId)));
}

/** What invoices are kept with. */
export interface InvoiceSecrets {
  /** Seals what invoices tell of buyers for the invoice's id. */
  buyers: Seal;
  /** Hashes all that was asked for of an order. */
  hashRequest(orderId: string, form: InvoiceForm): string;
}

/** Makes the seal and the hash of invoices. */
export function invoiceSecrets(secret: Uint8Array): InvoiceSecrets {
  const hash = createKeyedHash(secret, 'invoice request');
  return {
    buyers: createSeal(secret, 'invoice buyer'),
    hashRequest(orderId, form) {
      const { kind, title } = form;
      return hash(JSON.stringify([orderId, kind, title, schema.parse({ ...unregistered, ...form })]));
    },
  };
}
