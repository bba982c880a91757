import { useEffect, useEffectEvent } from 'react';
import { isSessionOver } from './sessionOver.ts';
import { useLoginVisit } from './useLoginVisit.ts';

/**
 * Leads to the login page, and back here, when a call failed because the session is over; `forget` drops before what that call
 * left behind, so that it is asked again afterwards. Tells whether it is over.
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
