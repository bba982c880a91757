import { useEffect, useEffectEvent } from 'react';
import { isSessionOver } from './sessionOver.ts';
import { useLoginVisit } from './useLoginVisit.ts';

/**
 * Redirects to the login page, and back here, when a call failed because the session has expired; `forget` first removes that
 * call's cached data, so that it is read again afterwards. Returns whether the session has expired.
 */
export function useLoginWhenOver(error: unknown, forget?: () => void): boolean {
  const visitLogin = useLoginVisit();
  const over = isSessionOver(error);
  const leave = useEffectEvent(() => {
    forget?.();
    visitLogin('login', true);
  });
  useEffect(() => {
    if (over) leave();
  }, [over]);
  return over;
}
