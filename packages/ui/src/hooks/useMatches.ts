'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, onMediaChange } from './browser.ts';

/** Whether a media query matches, as it changes; false on the server. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => onMediaChange(query, changed), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}
