import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { Bar } from './LoadingBar.styles.ts';
import { readPending, subscribePending } from './pendingCalls.ts';

const none = () => 0;

/** A line along the top edge while a call or a change of page is under way. */
export function LoadingBar() {
  const pending = useSyncExternalStore(subscribePending, readPending, none);
  const navigation = useNavigation();
  const active = pending > 0 || navigation.state !== 'idle';
  return <Bar aria-hidden="true" data-state={active ? 'active' : 'idle'} />;
}
