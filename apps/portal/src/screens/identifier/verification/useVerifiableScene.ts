import { type IdentifierRecord, sceneTemplates } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { useState } from 'react';
import { serverTime } from '../../../shared/clock/serverTime.ts';
import { useSceneData } from '../useSceneData.ts';
import { asksForPhone } from './asksForPhone.ts';
import type { VerificationPlace } from './verificationPlace.ts';

/**
 * The data of the chosen scene, the place of the verification that it may require, and whether the scenes behind it are known to
 * be open: the chosen one shows it, and its state applies until another one differs.
 */
export function useVerifiableScene(
  visit: VerificationPlace['visit'],
  record: IdentifierRecord,
  chosen: string,
  now: Clock = serverTime,
) {
  const [kept] = useState<VerificationPlace['kept']>(() => ({ store: null }));
  // Counted, so that one that follows an expired one shows its scene too.
  const [verified, setVerified] = useState(0);
  const [open, setOpen] = useState(false);
  const data = useSceneData(visit, record, chosen, verified > 0);
  const template = record.scenes.find(({ sceneConfId }) => sceneConfId === chosen)?.templateCode;
  if (data.state === 'ready' && template !== undefined && sceneTemplates[template].needsVerification) {
    const isOpen = !asksForPhone(data.elements);
    if (isOpen !== open) setOpen(isOpen);
  }
  const verification: VerificationPlace = { visit, kept, now, onVerified: () => setVerified((count) => count + 1) };
  return { verification, data, open };
}
