import { useQueryClient } from '@tanstack/react-query';
import { useLoginVisit } from '../../shared/session/useLoginVisit.ts';
import { forgetProfile } from './profileCache.ts';

/**
 * Sends a user whose session has expired to the login page, which says why, and back here; the cached profile is read again then.
 * `keepsInput` says that what was typed is kept.
 */
export function useLoginAgain(userId: string): (keepsInput?: boolean) => void {
  const client = useQueryClient();
  const visitLogin = useLoginVisit();
  return (keepsInput = false) => {
    forgetProfile(client, userId);
    visitLogin('login', true, { keepsInput });
  };
}
