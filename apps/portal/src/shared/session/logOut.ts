import { keep } from '../storage/browserStorage.ts';
import { forgetTab } from '../storage/tabStorage.ts';
import { isPublicPage } from './publicPages.ts';
import { endSession } from './session.ts';

/**
 * Ends the session, forgets what was typed and chosen in this tab and all others, and opens the page again, so that nothing of the last visitor stays in
 * it; a private page leads home. A session that ends by itself forgets none of it: its owner goes on after the next login.
 */
export async function logOut(): Promise<void> {
  // It notifies the other tabs; it is forgotten with everything else.
  keep('loggedOut', Date.now());
  await endSession();
  forgetTab();
  if (isPublicPage(window.location.pathname)) window.location.reload();
  else window.location.assign('/');
}
