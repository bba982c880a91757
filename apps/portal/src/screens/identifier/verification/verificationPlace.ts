import type { Clock } from '@lima-id/ui';
import type { RequestedIdentifier } from '../requestedIdentifier.ts';
import type { VerificationStore } from './verificationStore.ts';

/**
 * Where the scenes of a visit keep the verification that they share; its code is loaded with the first scene that requests a
 * phone.
 */
export interface VerificationPlace {
  visit: Pick<RequestedIdentifier, 'text' | 'visit'>;
  kept: { store: VerificationStore | null };
  /** The clock of its cooldowns. */
  now: Clock;
  onVerified: () => void;
}
