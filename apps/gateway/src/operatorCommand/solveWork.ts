import type { WorkChallenge } from '@lima-id/api';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves the proof of work; null when it times out. */
export async function solveWork({
  parameters,
  signature,
}: Pick<WorkChallenge, 'parameters' | 'signature'>): Promise<{ counter: number; derivedKey: string } | null> {
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  return solution === null ? null : { counter: solution.counter, derivedKey: solution.derivedKey };
}
