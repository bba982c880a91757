import type { Clock } from '@lima-id/ui';
import { useRef } from 'react';
import { Panel } from '../../shared/personal/Panel.styles.ts';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Sides } from './PasswordPage.styles.ts';
import { ProfileFailed, ProfileLoading } from './ProfileWaiting.tsx';
import { keepPasswordDraft, type PasswordValues } from './passwordDraft.ts';
import { StrengthScale } from './StrengthScale.tsx';
import { useProfile } from './useProfile.ts';

interface PasswordPageProps {
  user: StoredUser;
  now?: Clock | undefined;
}

/** The change of the password; the mobile number is that of the profile, or typed when it has none. */
export function PasswordPage({ user, now }: PasswordPageProps) {
  const { userId } = user;
  const typed = useRef<PasswordValues | null>(null);
  const known = useProfile(userId, () => {
    if (typed.current === null) return false;
    keepPasswordDraft(userId, typed.current);
    return true;
  });
  if (known.state === 'loading') return <ProfileLoading title="修改密码" />;
  if (known.state === 'failed') return <ProfileFailed title="修改密码" error={known.error} onRetry={known.retry} />;
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="settings-title">
      <h2 id="settings-title">修改密码</h2>
      <Sides>
        <PasswordForm
          profile={known.profile}
          now={now}
          onValuesChange={(values) => {
            typed.current = values;
          }}
        />
        <StrengthScale />
      </Sides>
    </Panel>
  );
}
