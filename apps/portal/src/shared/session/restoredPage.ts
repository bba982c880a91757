import { browserKeepsLogin } from '../storage/keepsLogin.ts';
import { hasExpired, loadStoredUser } from './storedUser.ts';
import { ownerId, readUserAgain } from './userStore.ts';

/** Reloads the page, and shows nothing of it until the answer comes. */
export function reloadUnseen(): void {
  document.body.hidden = true;
  window.location.reload();
}

/**
 * Checks the user when the browser's back/forward cache shows this page again, which no storage event has reached meanwhile. The page is
 * reloaded when its user has logged out, in whichever document or tab, or another one has logged in. While its user's session has merely
 * expired, it keeps its input. While another user is logged in, what that user has typed in this tab stays.
 */
export function watchRestoredPage(): void {
  let owner: string | null = null;
  window.addEventListener('pagehide', () => {
    owner = ownerId();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // Where the browser stores nothing, the login is known to this page alone.
    if (!persisted || !browserKeepsLogin()) return;
    // Before a reload too: meanwhile the page must not call the gateway as its previous user. After a logout this also drops the input.
    readUserAgain();
    const stored = loadStoredUser();
    if (owner === null || (stored === null ? hasExpired(owner) : stored.userId === owner)) return;
    reloadUnseen();
  });
}
