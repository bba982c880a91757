import { useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

function onReduced(changed: () => void): () => void {
  const query = window.matchMedia(reduced);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the visitor asked for less movement; a server does not know and says no. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onReduced,
    () => window.matchMedia(reduced).matches,
    () => false,
  );
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the page is in a tab that is not seen. */
export function useHiddenTab(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

const never = () => () => undefined;

/** Whether script runs: not on a server, nor while the page takes over what a server rendered. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
