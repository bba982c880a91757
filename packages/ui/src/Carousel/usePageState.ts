'use client';
import { useSyncExternalStore } from 'react';
import { isStill, onMediaChange } from '../hooks/browser.ts';

const onReduced = (changed: () => void) => onMediaChange('(prefers-reduced-motion: reduce)', changed);

/** Whether the visitor prefers reduced motion; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReduced, isStill, () => false);
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the page is in a hidden tab. */
export function useHiddenTab(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

const never = () => () => undefined;

/** Whether the component is hydrated: false on the server and during hydration. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
