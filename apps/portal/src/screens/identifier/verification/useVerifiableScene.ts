import type { IdentifierRecord } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { useState } from 'react';
import type { RequestedIdentifier } from '../requestedIdentifier.ts';
import { useSceneData } from '../useSceneData.ts';
import type { VerificationStore } from './verificationStore.ts';

/** Where the scenes of a visit keep the verification that they share; its code comes with the first of them that asks for a phone. */
export interface VerificationPlace {
  visit: Pick<RequestedIdentifier, 'text' | 'visit'>;
  kept: { store: VerificationStore | null };
  /** The clock of its waits. */
  now: Clock;
  onVerified: () => void;
}

/** The data of the chosen scene, and the place of the verification that it may ask for. */
export function useVerifiableScene(
  visit: VerificationPlace['visit'],
  record: IdentifierRecord,
  chosen: string,
  now: Clock = Date.now,
) {
  const [kept] = useState<VerificationPlace['kept']>(() => ({ store: null }));
  const [verified, setVerified] = useState(false);
  const data = useSceneData(visit, record, chosen, verified);
  const verification: VerificationPlace = { visit, kept, now, onVerified: () => setVerified(true) };
  return { verification, data };
}
