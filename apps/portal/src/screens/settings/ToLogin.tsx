import { useEffect, useEffectEvent } from 'react';
import { useLoginVisit } from '../../shared/session/useLoginVisit.ts';

/** Leads to the login page, which says that the session has expired, and back. */
export function ToLogin() {
  const visitLogin = useLoginVisit();
  const leave = useEffectEvent(() => visitLogin('login', true, { keepsInput: false }));
  useEffect(() => leave(), []);
  return null;
}
