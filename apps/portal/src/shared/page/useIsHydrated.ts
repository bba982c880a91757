import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether a part of the page is hydrated: false while it is prerendered or hydrating. A part whose code loads late checks this
 * before it shows data that another part has loaded meanwhile.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
