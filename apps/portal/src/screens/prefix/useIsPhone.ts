import { breakpoint } from '@lima-id/ui';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${breakpoint.mobileMax}px)`;

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
