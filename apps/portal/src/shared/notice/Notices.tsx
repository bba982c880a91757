import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeAnnounced, wasAnnounced } from './announced.ts';

const NoticeCorner = lazy(() => import('./NoticeCorner.tsx'));

/** Shows notifications; rendered once next to the pages. Its code is loaded with the first notification. */
export function Notices() {
  const needed = useSyncExternalStore(subscribeAnnounced, wasAnnounced, wasAnnounced);
  if (!needed) return null;
  return (
    <Suspense>
      <NoticeCorner />
    </Suspense>
  );
}
