import { useState, useSyncExternalStore } from 'react';
import { serverAheadMs, subscribeAhead } from './serverTime.ts';

/**
 * When the page or part was opened, by the server's clock, milliseconds since 1970 UTC. It changes when the device's clock turns out to be
 * wrong after that.
 */
export function useOpenedAt(): number {
  const ahead = useSyncExternalStore(subscribeAhead, serverAheadMs, serverAheadMs);
  const [opened] = useState(() => Date.now());
  return opened + ahead;
}
