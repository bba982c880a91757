import { useEffect, useState } from 'react';
import { keptUser, type StoredUser } from './storedUser.ts';
import { useUser } from './userStore.ts';

/**
 * The person of a page that needs a login. When a call of this page finds the session over, that call leads to the login page and back, and
 * until then the page stays as it was; null when nobody was logged in, or when somebody logged out in another tab.
 */
export function useShownUser(): StoredUser | null {
  const user = useUser();
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);

  useEffect(() => {
    // The event comes from other tabs only.
    const look = () => {
      if (keptUser() === null) setLast(null);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);

  return user ?? last;
}
