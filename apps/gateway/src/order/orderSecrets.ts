import { createKeyedHash } from '../platform/secret/keys.ts';
import { createSeal } from '../platform/secret/seal.ts';
import type { OrderParts } from './orderParts.ts';

/** Protection of bank data: encrypted for its order, and found by keyed hashes. */
export function orderSecrets(secret: Uint8Array): Pick<OrderParts, 'bank' | 'hashBankNo' | 'hashPayment'> {
  return {
    bank: createSeal(secret, 'order bank account'),
    hashBankNo: createKeyedHash(secret, 'order bank account'),
    hashPayment: createKeyedHash(secret, 'order payment'),
  };
}
