import { useEffect } from 'react';
import { useUser } from './userStore.ts';

/**
 * Asks, when a page opens, whether the session of whoever is logged in still stands, so that the header tells the truth. It asks
 * nothing for visitors who are not, says nothing when it is over but that they are not logged in any more, and keeps nobody waiting.
 */
export function useSessionCheck(): void {
  const userId = useUser()?.userId;
  useEffect(() => {
    if (userId === undefined) return;
    // A check that cannot be made changes nothing.
    void import('./checkSession.ts').then(({ checkSession }) => checkSession()).catch(() => undefined);
  }, [userId]);
}
