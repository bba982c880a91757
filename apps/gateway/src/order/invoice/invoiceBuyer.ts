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

/** Buyer data of an invoice besides the title; address, telephone and bank are empty for a normal one. */
export type InvoiceBuyer = z.infer<typeof schema>;

const unregistered = { registeredAddress: '', registeredPhone: '', bankName: '', bankAccount: '' };

/** Encrypts the request for an invoice's id. */
export function sealBuyer(seal: Seal, form: InvoiceForm, invoiceId: string): string {
  return seal.seal(JSON.stringify(schema.parse({ ...unregistered, ...form })), invoiceId);
}

/** Decrypts the buyer data of an invoice. */
export function openBuyer(seal: Seal, kept: string, invoiceId: string): InvoiceBuyer {
  return schema.parse(JSON.parse(seal.open(kept, invoiceId)));
}

/** Encryption and hash of invoices. */
export interface InvoiceSecrets {
  /** Encrypts buyer data, bound to the invoice's id. */
  buyers: Seal;
  hashRequest(orderId: string, form: InvoiceForm): string;
}

/** Creates the encryption and the hash of invoices. */
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
