import type { StoredDraft } from '@lima-id/api';
import type { Clock } from '@lima-id/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { FormPage } from './FormPage.tsx';
import { HeldPage } from './HeldPage.tsx';
import { PrefixFailed, PrefixLoading } from './PrefixWaiting.tsx';
import { registrationKey } from './queryKeys.ts';
import { SummaryPage } from './SummaryPage.tsx';
import { type SendPicture, sendPicture } from './sendPicture.ts';
import { keepUnsavedForm, takeUnsavedForm, type UnsavedForm } from './unsavedForm.ts';
import { useLeaveForLogin } from './useLeaveForLogin.ts';
import { useRegistration } from './useRegistration.ts';
import { useUpdatedUser } from './useUpdatedUser.ts';

interface PrefixPageProps {
  user: StoredUser;
  now: Clock | undefined;
  send?: SendPicture;
}

/** The registration of a user: the form, or the submitted summary. */
export default function PrefixPage({ user, now, send = sendPicture }: PrefixPageProps) {
  const { userId, examineStatus } = user;
  const client = useQueryClient();
  const [kept, setKept] = useState<UnsavedForm | null>(() => takeUnsavedForm(userId));
  // A user who returns from the login page with unsaved input was filling in the form.
  const [isReentering, setReentering] = useState(kept !== null);
  const [hasMoved, setMoved] = useState(false);
  const [draft, setDraft] = useState<StoredDraft | null>(null);
  const leave = useLeaveForLogin(userId);
  const known = useRegistration(userId, () => {
    if (kept !== null) keepUnsavedForm(kept);
  });
  const registration = known.state === 'ready' ? known.registration : null;
  useUpdatedUser(user, registration?.reviewStatus === 'approved');

  if (known.state === 'loading') return <PrefixLoading />;
  if (known.state === 'failed') return <PrefixFailed error={known.error} onRetry={known.retry} />;
  const isDecided = examineStatus === 'approved' || examineStatus === 'suspended';
  // The account that a platform appointed as administrator of an enterprise may have a rejected registration of its own.
  const hasOwn = registration !== null && registration.reviewStatus !== 'rejected';
  if (!hasOwn && user.prefix !== '' && isDecided) {
    return <HeldPage identifierPrefix={user.prefix} companyName={user.defaultCompanyName} status={examineStatus} />;
  }
  if (registration !== null && !(registration.reviewStatus === 'rejected' && isReentering)) {
    return (
      <SummaryPage
        registration={registration}
        takesFocus={hasMoved}
        onReopened={(reopened) => {
          setDraft(reopened);
          setReentering(true);
          setMoved(true);
        }}
        onOver={leave}
      />
    );
  }
  return (
    <FormPage
      userId={userId}
      registration={registration}
      takesFocus={hasMoved}
      given={draft}
      kept={kept}
      now={now}
      send={send}
      onSubmitted={async () => {
        setKept(null);
        setDraft(null);
        setReentering(false);
        setMoved(true);
        window.scrollTo(0, 0);
        await client.resetQueries({ queryKey: registrationKey(userId) });
      }}
    />
  );
}
