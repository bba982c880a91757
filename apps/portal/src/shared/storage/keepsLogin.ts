/** Stored and removed at once. */
const probe = 'probe';

/**
 * Whether this browser lets the site keep a login: the session is in a cookie, and its user in local storage. One whose cookies are blocked
 * keeps neither, and every access of storage throws.
 */
export function browserKeepsLogin(): boolean {
  try {
    window.localStorage.setItem(probe, '');
    window.localStorage.removeItem(probe);
    return window.navigator.cookieEnabled;
  } catch {
    return false;
  }
}
