import { useMemo, useSyncExternalStore } from 'react';

/** An address for a file, made when somebody looks and given back when nobody does. */
function addressOf(file: Blob | null) {
  let address: string | null = null;
  return {
    read: () => address,
    subscribe(notify: () => void) {
      if (file === null) return () => undefined;
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

/** An address for a file on this device, given back when it is not needed any more; null without a file. */
export function useObjectUrl(file: Blob | null): string | null {
  const { read, subscribe } = useMemo(() => addressOf(file), [file]);
  return useSyncExternalStore(subscribe, read, readNothing);
}
