import type { Registration } from '@lima-id/api';
import { readRegistration } from '@lima-id/api';
import { isUnderReview, reviewPollMs } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../shared/api/call.ts';
import { serverTime } from '../../shared/clock/serverTime.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import { linkFreshMs } from '../../shared/upload/freshLink.ts';
import { registrationKey } from './queryKeys.ts';
import { type RegistrationRead, shownReading } from './registrationRead.ts';
import { useLeaveForLogin } from './useLeaveForLogin.ts';

/** The state of a registration: loading, failed, or loaded; null when none was submitted. */
export type RegistrationKnown =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; registration: Registration | null };

/**
 * Reads the registration of the logged-in person. When the session has expired it leads to the login page and back; `beforeLogin`
 * keeps what would be lost on the way. While it is under review it is polled, and read again whenever the page becomes visible.
 */
export function useRegistration(userId: string, beforeLogin: () => void): RegistrationKnown {
  const leaveForLogin = useLeaveForLogin(userId);
  const query = useQuery({
    queryKey: registrationKey(userId),
    queryFn: async ({ signal, client }): Promise<RegistrationRead> => {
      const isFirst = client.getQueryData(registrationKey(userId)) === undefined;
      const registration = await call(readRegistration, undefined, { signal, quiet: !isFirst });
      return { registration, readAt: serverTime() };
    },
    structuralSharing: (before, now) => shownReading(before as RegistrationRead | undefined, now as RegistrationRead),
    staleTime: linkFreshMs,
    // Polled for a decision, and because the links to its pictures expire. A first draft has neither.
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      if (data == null || data.registration === null) return false;
      if (!isUnderReview(data.registration.reviewStatus)) return linkFreshMs;
      return reviewPollMs(dataUpdateCount + errorUpdateCount);
    },
    refetchOnWindowFocus: ({ state: { data } }) => {
      if (data == null || data.registration === null) return false;
      return isUnderReview(data.registration.reviewStatus) ? 'always' : true;
    },
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
  if (data !== undefined) return { state: 'ready', registration: data.registration };
  if (isFetching || error === null || over) return { state: 'loading' };
  return { state: 'failed', error, retry: () => void refetch() };
}
