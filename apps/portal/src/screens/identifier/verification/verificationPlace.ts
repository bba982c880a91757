import type { Clock } from '@lima-id/ui';
import type { Visit } from '../../../shared/lookup/recordQuery.ts';
import type { VerificationStore } from './verificationStore.ts';

/**
 * Where the scenes of a visit keep the verification that they share; its code is loaded with the first scene that requests a
 * phone.
 */
export interface VerificationPlace {
  visit: Visit;
  kept: { store: VerificationStore | null };
  /** The clock of its cooldowns. */
  now: Clock;
  onVerified: () => void;
}
