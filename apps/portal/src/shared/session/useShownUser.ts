import { useEffect, useState } from 'react';
import { hasExpired, loadStoredUser, type StoredUser } from './storedUser.ts';
import { useUser } from './userStore.ts';

/**
 * The user of a page that requires a login. When the session has expired, whether this tab or another has noticed, the page stays unchanged
 * with its input, below a header without a user; the next call of the page finds it expired, and redirects to the login page and back. Null
 * without a login, or after a logout in another tab.
 */
export function useShownUser(): StoredUser | null {
  const user = useUser();
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);

  const lastId = last?.userId;
  useEffect(() => {
    if (lastId === undefined) return;
    // The event fires for other tabs only.
    const look = () => {
      if (loadStoredUser() === null && !hasExpired(lastId)) setLast(null);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [lastId]);

  return user ?? last;
}
