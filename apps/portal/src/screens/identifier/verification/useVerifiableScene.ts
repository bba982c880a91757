import type { IdentifierRecord } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { useEffect, useEffectEvent } from 'react';
import type { RequestedIdentifier } from '../requestedIdentifier.ts';
import { useSceneData } from '../useSceneData.ts';
import { asksForPhone } from './asksForPhone.ts';
import { useSceneVerification } from './useSceneVerification.ts';

/** The data of the chosen scene, and the verification that the scenes of the record share. `now` is the clock of its waits. */
export function useVerifiableScene(
  visit: Pick<RequestedIdentifier, 'text' | 'visit'>,
  record: IdentifierRecord,
  chosen: string,
  now: Clock = Date.now,
) {
  const verification = useSceneVerification(visit, now);
  const verified = verification.state.phase === 'verified';
  const data = useSceneData(visit, record, chosen, verified);

  // What was verified lasts half an hour; a page may be open for longer.
  const reopen = useEffectEvent(verification.reopen);
  const expired = verified && data.state === 'ready' && asksForPhone(data.elements);
  useEffect(() => {
    if (expired) reopen();
  }, [expired]);

  return { verification, data };
}
