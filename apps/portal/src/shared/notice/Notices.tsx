import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeAnnounced, wasAnnounced } from './announced.ts';

const NoticeCorner = lazy(() => import('./NoticeCorner.tsx'));

/** Shows what is announced; put it once beside the pages. Nothing is fetched before there is something to show. */
export function Notices() {
  const needed = useSyncExternalStore(subscribeAnnounced, wasAnnounced, wasAnnounced);
  if (!needed) return null;
  return (
    <Suspense>
      <NoticeCorner />
    </Suspense>
  );
}
