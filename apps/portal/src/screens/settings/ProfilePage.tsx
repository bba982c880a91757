import type { Clock } from '@lima-id/ui';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { EnterpriseCard } from './EnterpriseCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileFailed, ProfileLoading } from './ProfileWaiting.tsx';
import { useProfile } from './useProfile.ts';

/** The profile with the enterprise behind it. */
export function ProfilePage({ user, now }: { user: StoredUser; now?: Clock | undefined }) {
  const known = useProfile(user.userId);
  if (known.state === 'loading') return <ProfileLoading title="基本信息" />;
  if (known.state === 'failed') return <ProfileFailed title="基本信息" error={known.error} onRetry={known.retry} />;
  return (
    <>
      <ProfileCard profile={known.profile} now={now} />
      <EnterpriseCard company={known.profile.companyDetails} />
    </>
  );
}
