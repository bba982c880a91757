import { useEffect, useEffectEvent } from 'react';
import { isSessionOver } from './sessionOver.ts';
import { useLoginVisit } from './useLoginVisit.ts';

/**
 * Redirects to the login page, which says why, and back here, when a call failed because the session has expired; `forget` first removes
 * that call's cached data, so that it is read again afterwards. `keepsInput` says that this page keeps what was typed. Returns whether the
 * session has expired.
 */
export function useLoginWhenOver(error: unknown, forget?: () => void, keepsInput = false): boolean {
  const visitLogin = useLoginVisit();
  const over = isSessionOver(error);
  const leave = useEffectEvent(() => {
    forget?.();
    visitLogin('login', true, { keepsInput });
  });
  useEffect(() => {
    if (over) leave();
  }, [over]);
  return over;
}
