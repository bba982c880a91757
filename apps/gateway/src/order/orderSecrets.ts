import { createKeyedHash } from '../platform/secret/keys.ts';
import { createSeal } from '../platform/secret/seal.ts';
import type { OrderParts } from './orderParts.ts';

/** What orders keep bank accounts with: sealed for their orders, and found again by keyed hashes. */
export function orderSecrets(secret: Uint8Array): Pick<OrderParts, 'bank' | 'hashBankNo' | 'hashPayment'> {
  return {
    bank: createSeal(secret, 'order bank account'),
    hashBankNo: createKeyedHash(secret, 'order bank account'),
    hashPayment: createKeyedHash(secret, 'order payment'),
  };
}
