import { useEffect } from 'react';
import { checkSession } from './checkSession.ts';
import type { StoredUser } from './storedUser.ts';
import { useUser } from './userStore.ts';

/**
 * The logged-in user, read again when the page is loaded and whenever it becomes visible, from another tab or from the browser's
 * history. No request is made for visitors who are not logged in, and nothing waits for the response.
 */
export function useCurrentUser(): StoredUser | null {
  const user = useUser();
  const userId = user?.userId;
  useEffect(() => {
    if (userId === undefined) return;
    const onVisible = () => {
      if (document.visibilityState === 'visible') checkSession();
    };
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) checkSession();
    };
    checkSession();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShown);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShown);
    };
  }, [userId]);
  return user;
}
