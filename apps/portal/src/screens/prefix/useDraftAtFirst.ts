import type { StoredDraft } from '@lima-id/api';
import { readPrefixDraft } from '@lima-id/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../shared/api/call.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import { draftKey } from './queryKeys.ts';
import { useLeaveForLogin } from './useLeaveForLogin.ts';

/** The state of the draft: loading, failed, or loaded; null without one. */
export type DraftKnown =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; draft: StoredDraft | null };

/**
 * The initial draft of a form: the given one, else it is read, once each time the form opens. When the session has expired it
 * leads to the login page and back; `beforeLogin` keeps what would be lost on the way.
 */
export function useDraftAtFirst(userId: string, given: StoredDraft | null, beforeLogin: () => void): DraftKnown {
  const leaveForLogin = useLeaveForLogin(userId);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: draftKey(userId),
    queryFn: ({ signal }) => call(readPrefixDraft, undefined, { signal }),
    enabled: given === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const over = isSessionOver(error);
  const leave = useEffectEvent(() => {
    beforeLogin();
    leaveForLogin();
  });
  useEffect(() => {
    if (over) leave();
  }, [over]);

  if (given !== null) return { state: 'ready', draft: given };
  if (data !== undefined) return { state: 'ready', draft: data };
  if (isFetching || error === null || over) return { state: 'loading' };
  return { state: 'failed', error, retry: () => void refetch() };
}
