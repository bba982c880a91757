import { randomInt } from 'node:crypto';
import type { WorkChallenge } from '@lima-id/api';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as deriveSecret } from '../platform/secret/keys.ts';

/** Work for a device, as altcha states it. */
export type WorkOrder = Pick<WorkChallenge, 'parameters' | 'signature'>;

/** What a device worked out. */
export interface WorkResult {
  counter: number;
  /** Lower-case hex. */
  derivedKey: string;
}

/**
 * Rounds of PBKDF2 for each counter that is tried, unless told: with one to four workers a phone tries all counters in one to three
 * seconds.
 */
export const defaultWorkCost = 5_000;

/** The counter that is looked for is at most this. */
const counterMax = 900;

/** altcha takes its keys as text. */
function hexKey(secret: Uint8Array, purpose: string): string {
  return Buffer.from(deriveSecret(secret, purpose)).toString('hex');
}

/** Gives out work and checks its results. */
export interface WorkOrders {
  order(): Promise<WorkOrder>;
  /** True when the result is that of this very order. Never throws for what a device sends. */
  isDone(order: WorkOrder, result: WorkResult): Promise<boolean>;
}

/**
 * Makes the giver of work. The counter is drawn from 1 on, not from a band further up: a program that knows the band would begin
 * there and do less than a browser does. Orders carry no end of their own, because altcha reads it by the machine's clock; they
 * end with the challenge. `cost` is in rounds of PBKDF2 for each counter.
 */
export function createWorkOrders(secret: Uint8Array, cost: number = defaultWorkCost): WorkOrders {
  const hmacSignatureSecret = hexKey(secret, 'captcha work');
  const hmacKeySignatureSecret = hexKey(secret, 'captcha work key');
  const keys = { deriveKey, hmacSignatureSecret, hmacKeySignatureSecret };
  return {
    async order() {
      const counter = randomInt(1, counterMax + 1);
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter,
        ...keys,
      });
      if (signature === undefined) throw new Error('altcha gave work without a signature.');
      return { parameters, signature };
    },
    isDone: async (order, result) => (await verifySolution({ challenge: order, solution: result, ...keys })).verified,
  };
}
