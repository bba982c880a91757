'use client';
import { useCallback, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

/** Whether the page is scrolled further than `distance` px: one screen by default, always for a negative number. */
export function useScrolledPast(distance?: number): boolean {
  const read = useCallback(() => window.scrollY > (distance ?? window.innerHeight), [distance]);
  return useSyncExternalStore(subscribe, read, () => distance !== undefined && distance < 0);
}
