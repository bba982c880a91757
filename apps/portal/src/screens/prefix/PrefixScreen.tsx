import type { Clock } from '@lima-id/ui';
import { lazy, Suspense } from 'react';
import { BackToStart } from '../../shared/page/BackToStart.tsx';
import { ScreenLoading } from '../../shared/page/ScreenLoading.tsx';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { useShownUser } from '../../shared/session/useShownUser.ts';
import { pageTitle } from './pageTitle.ts';
import type { SendPicture } from './sendPicture.ts';

/** Apart from the check of the session, so that no other page's code has to name all that the registration needs. */
const PrefixPage = lazy(() => import('./PrefixPage.tsx'));

interface PrefixScreenProps {
  /** The clock of the wait for the next SMS code; that of the machine by default. */
  now?: Clock;
  /** How pictures are sent, where they go elsewhere than to the platform. */
  send?: SendPicture;
}

/** The registration of an enterprise's prefix, for the logged-in person; everybody else is led to the start. */
export default function PrefixScreen({ now, send }: PrefixScreenProps) {
  usePageMeta({ title: pageTitle });
  const user = useShownUser();
  if (user === null) return <BackToStart />;
  // Somebody else in another tab is somebody else here: nothing of the one before stays.
  return (
    <Suspense fallback={<ScreenLoading />}>
      <PrefixPage key={user.userId} user={user} now={now} {...(send && { send })} />
    </Suspense>
  );
}
