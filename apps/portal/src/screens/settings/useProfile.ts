import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { updateUser } from '../../shared/session/session.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import { type Profile, profileKey } from './profileCache.ts';
import { useLoginAgain } from './useLoginAgain.ts';

/** The state of the profile: loading, failed, or loaded. */
export type ProfileState =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; profile: Profile };

/**
 * Reads the profile of the logged-in person, which updates the header. When the session has expired it leads to the login page
 * and back; `beforeLogin` keeps what would be lost on the way, and returns whether there was anything.
 */
export function useProfile(userId: string, beforeLogin?: () => boolean): ProfileState {
  const loginAgain = useLoginAgain(userId);
  const query = useQuery({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }): Promise<Profile> => {
      const { basicInfo, emailProof = 'none' } = await call(accountCall('readProfile'), { userId }, { signal });
      updateUser(basicInfo);
      return { ...basicInfo, emailProof };
    },
  });
  const over = isSessionOver(query.error);
  const leave = useEffectEvent(() => loginAgain(beforeLogin?.() ?? false));
  useEffect(() => {
    if (over) leave();
  }, [over]);

  if (query.data !== undefined) return { state: 'ready', profile: query.data };
  if (query.isFetching || query.error === null || over) return { state: 'loading' };
  return { state: 'failed', error: query.error, retry: () => void query.refetch() };
}
