import { randomInt } from 'node:crypto';
import type { WorkResult } from '@lima-id/api';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as deriveSecret } from '../platform/secret/keys.ts';
import type { WorkOrder } from './captchaTables.ts';

/**
 * Rounds of PBKDF2 for each number that is tried, by default: few enough that the first work of a slow phone's browser takes less than
 * 0.3 s, enough that calling the browser's function costs a small part of what it does.
 */
export const defaultWorkCost = 1_000;

/** altcha takes its keys as text. */
function hexKey(secret: Uint8Array, purpose: string): string {
  return Buffer.from(deriveSecret(secret, purpose)).toString('hex');
}

/** Gives out work and checks its results. Both take the gateway one derivation at most, however much work it is. */
export interface WorkOrders {
  /** Work that tries `triesMax` numbers at most, half of them on average. */
  order(triesMax: number): Promise<WorkOrder>;
  /** True when the result is that of this very order. Never throws for what a device sends. */
  isDone(order: WorkOrder, result: WorkResult): Promise<boolean>;
}

/**
 * Makes the giver of work. The number is drawn from 1 on, not from a band further up: a program that knows the band would begin
 * there and do less than a browser does. Orders carry no end of their own, because altcha reads it by the machine's clock; they
 * end with the challenge. `cost` is in rounds of PBKDF2 for each number.
 */
export function createWorkOrders(secret: Uint8Array, cost: number = defaultWorkCost): WorkOrders {
  const hmacSignatureSecret = hexKey(secret, 'captcha work');
  const hmacKeySignatureSecret = hexKey(secret, 'captcha work key');
  const keys = { deriveKey, hmacSignatureSecret, hmacKeySignatureSecret };
  return {
    async order(triesMax) {
      const counter = randomInt(1, triesMax + 1);
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter,
        ...keys,
      });
      if (signature === undefined) throw new Error('altcha gave work without a signature.');
      return { parameters, signature, triesMax };
    },
    async isDone({ parameters, signature }, result) {
      const challenge = { parameters, signature };
      return (await verifySolution({ challenge, solution: result, ...keys })).verified;
    },
  };
}
