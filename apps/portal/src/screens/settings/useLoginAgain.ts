import { useQueryClient } from '@tanstack/react-query';
import { useLoginVisit } from '../../shared/session/useLoginVisit.ts';
import { forgetProfile } from './profileCache.ts';

/** Sends a user whose session has expired to the login page, and back here; the cached profile is read again then. */
export function useLoginAgain(userId: string): () => void {
  const client = useQueryClient();
  const visitLogin = useLoginVisit();
  return () => {
    forgetProfile(client, userId);
    visitLogin();
  };
}
