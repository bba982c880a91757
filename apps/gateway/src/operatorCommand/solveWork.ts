import type { WorkChallenge } from '@lima-id/api';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work that stands for a slide; null when it was not done in time. */
export async function solveWork({
  parameters,
  signature,
}: Pick<WorkChallenge, 'parameters' | 'signature'>): Promise<{ counter: number; derivedKey: string } | null> {
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  return solution === null ? null : { counter: solution.counter, derivedKey: solution.derivedKey };
}
