import { useQueryClient } from '@tanstack/react-query';
import { useLoginVisit } from '../../shared/session/useLoginVisit.ts';
import { forgetProfile } from './profileCache.ts';

/** Sends somebody whose session is over to log in, and back here; what was read of the profile is read again then. */
export function useLoginAgain(userId: string): () => void {
  const client = useQueryClient();
  const visitLogin = useLoginVisit();
  return () => {
    forgetProfile(client, userId);
    visitLogin();
  };
}
