import { isPublicPage } from './publicPages.ts';
import { reloadUnseen } from './restoredPage.ts';
import { endSession } from './session.ts';

/**
 * Ends the session and reloads the page, so that no state of the last visitor stays in it; a private page redirects home, and going back
 * does not show it. A session that expires drops nothing that was typed: its owner continues after the next login.
 */
export async function logOut(): Promise<void> {
  await endSession();
  if (isPublicPage(window.location.pathname)) {
    window.location.reload();
    return;
  }
  // The browser's back/forward cache would show the pages of this document as their user left them.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadUnseen();
  });
  window.location.replace('/');
}
