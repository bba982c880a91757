import { randomInt } from 'node:crypto';
import type { WorkResult } from '@lima-id/api';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as deriveSecret } from '../platform/secret/keys.ts';
import type { WorkOrder } from '../schema/tables/captchaTables.ts';

/** altcha expects string keys. */
function hexKey(secret: Uint8Array, purpose: string): string {
  return Buffer.from(deriveSecret(secret, purpose)).toString('hex');
}

/** Issues work orders and verifies results. Either costs the gateway at most one derivation, however much work it is. */
export interface WorkOrders {
  /** An order with at most `triesMax` attempts, half of them on average. */
  order(triesMax: number): Promise<WorkOrder>;
  /** True when the result belongs to this order. Never throws for invalid input. */
  isDone(order: WorkOrder, result: WorkResult): Promise<boolean>;
}

/**
 * Creates work orders. The solution is drawn from 1 on, not from a higher band: a program that knows the band would start there and do less
 * than a browser. Orders have no expiry of their own, because altcha compares it with the machine's clock; they expire with the challenge.
 * `cost` is in PBKDF2 iterations per attempt.
 */
export function createWorkOrders(secret: Uint8Array, cost: number): WorkOrders {
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
