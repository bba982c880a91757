import * as z from 'zod/mini';
import { marketMessages } from '../messages/market.ts';

/**
 * The name of one attempt to order: 32 hexadecimal digits in lower case, which payment providers take as an order number.
 * Saving twice under one id gives one order. Source: docs/rules/orders.md.
 */
export const transactionId = z.string().check(z.regex(/^[\da-f]{32}$/, marketMessages.incomplete));

/** The transaction id that 16 bytes of the caller's chance make; null when there are more or fewer. Source: docs/rules/orders.md. */
export function makeTransactionId(chance: Uint8Array): string | null {
  const digits = Array.from(chance, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.length === 32 ? digits : null;
}
