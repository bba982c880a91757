import { nextTokenStep } from './heldToken.ts';
import { refreshSession } from './refreshSession.ts';

/** Renews the token when this page holds none that is good; when the session is over, nobody is logged in from here on. */
export async function checkSession(): Promise<void> {
  if (nextTokenStep() === 'refresh') await refreshSession(null);
}
