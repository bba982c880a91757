import { useSyncExternalStore } from 'react';
import { Bar } from './LoadingBar.styles.ts';
import { readPending, subscribePending } from './pending.ts';

const none = () => 0;

/** A line along the top edge while a call or a navigation is pending. */
export function LoadingBar() {
  const pending = useSyncExternalStore(subscribePending, readPending, none);
  return <Bar aria-hidden="true" data-state={pending > 0 ? 'active' : 'idle'} />;
}
