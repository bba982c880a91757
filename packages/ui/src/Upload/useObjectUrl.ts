'use client';
import { useMemo, useSyncExternalStore } from 'react';

/** An object URL of a file, created on subscription and revoked afterwards. */
function addressOf(file: Blob | null) {
  let address: string | null = null;
  return {
    read: () => address,
    subscribe(notify: () => void) {
      // Test environments may not have these URLs.
      if (file === null || typeof URL.createObjectURL !== 'function') return () => undefined;
      const made = URL.createObjectURL(file);
      address = made;
      notify();
      return () => {
        URL.revokeObjectURL(made);
        address = null;
      };
    },
  };
}

const readNothing = () => null;

/** An object URL of a local file, revoked when no longer needed; null without a file. */
export function useObjectUrl(file: Blob | null): string | null {
  const { read, subscribe } = useMemo(() => addressOf(file), [file]);
  return useSyncExternalStore(subscribe, read, readNothing);
}
