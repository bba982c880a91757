import type { Registration } from '@lima-id/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { askAccount } from '../../shared/session/askAccount.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import { linkFreshMs } from '../../shared/upload/freshLink.ts';
import { readRegistration } from './calls.ts';
import { registrationKey } from './queryKeys.ts';
import { useLeaveForLogin } from './useLeaveForLogin.ts';

/** What is known of a registration: it is on its way, failed to come, or is there; null when none was ever submitted. */
export type RegistrationKnown =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; registration: Registration | null };

/**
 * Reads the registration of whoever is logged in. When the session is over it leads to the login page and back; `beforeLogin` keeps what
 * would be lost on the way.
 */
export function useRegistration(userId: string, beforeLogin: () => void): RegistrationKnown {
  const leaveForLogin = useLeaveForLogin(userId);
  const query = useQuery({
    queryKey: registrationKey(userId),
    queryFn: ({ signal }) => askAccount(() => readRegistration, undefined, { signal }),
    staleTime: linkFreshMs,
    // The links to its pictures end; how the review goes is read with them. What is being filled in for the first time has neither.
    refetchInterval: ({ state }) => (state.data == null ? false : linkFreshMs),
    refetchOnWindowFocus: ({ state }) => state.data != null,
    refetchOnReconnect: false,
  });
  const over = isSessionOver(query.error);
  const leave = useEffectEvent(() => {
    beforeLogin();
    leaveForLogin();
  });
  useEffect(() => {
    if (over) leave();
  }, [over]);

  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return { state: 'ready', registration: data };
  if (isFetching || error === null || over) return { state: 'loading' };
  return { state: 'failed', error, retry: () => void refetch() };
}
