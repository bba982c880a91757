import type { Clock } from '@lima-id/ui';
import { lazy, Suspense } from 'react';
import { BackToStart } from '../../shared/page/BackToStart.tsx';
import { ScreenLoading } from '../../shared/page/ScreenLoading.tsx';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { LoginFirst } from '../../shared/session/LoginFirst.tsx';
import { isLoginExpired } from '../../shared/session/storedUser.ts';
import { useShownUser } from '../../shared/session/useShownUser.ts';
import { pageTitle } from './pageTitle.ts';
import type { SendPicture } from './sendPicture.ts';

/** Separate from the session check, so that the code of other pages does not reference everything the registration needs. */
const PrefixPage = lazy(() => import('./PrefixPage.tsx'));

interface PrefixScreenProps {
  /** The clock of the SMS cooldown; the system clock by default. */
  now?: Clock;
  /** How pictures are sent, where they go elsewhere than to the platform. */
  send?: SendPicture;
}

/**
 * The registration of a prefix, for the logged-in person. Without a login it leads home, or to the login page when the session has expired.
 */
export default function PrefixScreen({ now, send }: PrefixScreenProps) {
  usePageMeta({ title: pageTitle });
  const user = useShownUser();
  if (user === null) return isLoginExpired() ? <LoginFirst title={pageTitle} /> : <BackToStart />;
  // Another user, logged in by another tab, gets a new instance: no state of the previous one remains.
  return (
    <Suspense fallback={<ScreenLoading />}>
      <PrefixPage key={user.userId} user={user} now={now} {...(send && { send })} />
    </Suspense>
  );
}
