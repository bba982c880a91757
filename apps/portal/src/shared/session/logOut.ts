import { isPublicPage } from './publicPages.ts';
import { endSession } from './session.ts';

/** Ends the session and opens the page anew, so that nothing of the last visitor stays in it; a private page leads home. */
export async function logOut(): Promise<void> {
  await endSession();
  if (isPublicPage(window.location.pathname)) window.location.reload();
  else window.location.assign('/');
}
