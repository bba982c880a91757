import { useEffect, useState } from 'react';
import { loadStoredUser, type StoredUser } from './storedUser.ts';
import { useUser } from './userStore.ts';

/**
 * The user of a page that requires a login. When a call of this page finds the session expired, that call redirects to the login
 * page and back, and until then the page stays unchanged; null without a login, or after a logout in another tab.
 */
export function useShownUser(): StoredUser | null {
  const user = useUser();
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);

  useEffect(() => {
    // The event fires for other tabs only.
    const look = () => {
      if (loadStoredUser() === null) setLast(null);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);

  return user ?? last;
}
