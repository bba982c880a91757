import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether a part of the page shows what the scripts know: false while it is drawn, and while it is taken over as it was drawn. A part whose
 * code comes late asks this before it shows what another part has fetched meanwhile.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
