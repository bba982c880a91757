import { serverTime } from '../clock/serverTime.ts';
import { keep } from '../storage/browserStorage.ts';
import { forgetTab } from '../storage/tabStorage.ts';
import { isPublicPage } from './publicPages.ts';
import { endSession } from './session.ts';

/**
 * Ends the session, drops the input and choices in this tab and all others, and reloads the page, so that no state of the last
 * visitor stays in it; a private page redirects home, and going back does not show it. A session that expires drops none of it: its owner
 * continues after the next login.
 */
export async function logOut(): Promise<void> {
  // It notifies the other tabs; it is removed with everything else.
  keep('loggedOut', serverTime());
  await endSession();
  forgetTab();
  if (isPublicPage(window.location.pathname)) {
    window.location.reload();
    return;
  }
  // The browser's back/forward cache would show the pages of this document as their user left them.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.replace('/');
}
