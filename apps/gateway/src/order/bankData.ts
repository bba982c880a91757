import * as z from 'zod/mini';
import type { Seal } from '../platform/secret/seal.ts';

const schema = z.object({ depositBank: z.string(), bankAccountName: z.string(), bankNo: z.string() });

/** Bank account data of a payment. */
export type BankData = z.infer<typeof schema>;

/** Encrypts it for an order. */
export function sealBank(seal: Seal, { depositBank, bankAccountName, bankNo }: BankData, orderId: string): string {
  return seal.seal(JSON.stringify({ depositBank, bankAccountName, bankNo }), orderId);
}

/** Decrypts the data of an order. */
export function openBank(seal: Seal, kept: string, orderId: string): BankData {
  return schema.parse(JSON.parse(seal.open(kept, orderId)));
}
