import { useEffect, useState } from 'react';
import { kept } from '../storage/browserStorage.ts';
import { loadStoredUser, type StoredUser } from './storedUser.ts';
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

  useEffect(() => {
    // A tab that logs out announces it before it removes the user; one that finds the session expired does not.
    let isLogout = kept('loggedOut') !== null;
    // The event fires for other tabs only; without a key the whole storage was cleared.
    const look = ({ key, newValue }: StorageEvent) => {
      if (key === null || (key === 'loggedOut' && newValue !== null)) isLogout = true;
      if (key === 'userInfo' && newValue !== null) isLogout = false;
      if (isLogout && loadStoredUser() === null) setLast(null);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);

  return user ?? last;
}
