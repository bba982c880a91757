import { NotificationProvider, useNotification } from '@lima-id/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { announced, subscribeAnnounced, takeAnnounced } from './announced.ts';

function Deliver() {
  const { notify } = useNotification();
  const waiting = useSyncExternalStore(subscribeAnnounced, announced, announced);
  useEffect(() => {
    if (waiting.length > 0) for (const message of takeAnnounced()) notify(message);
  }, [waiting, notify]);
  return null;
}

/** The corner where notifications stand. */
export default function NoticeCorner() {
  return (
    <NotificationProvider>
      <Deliver />
    </NotificationProvider>
  );
}
