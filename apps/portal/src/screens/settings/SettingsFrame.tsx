import type { SettingsPage } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { PersonalFrame } from '../../shared/personal/PersonalFrame.tsx';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { PasswordPage } from './PasswordPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';

interface SettingsFrameProps {
  user: StoredUser;
  page: Exclude<SettingsPage, 'home'>;
  now?: Clock | undefined;
}

/** The page chosen in the menu. */
export function SettingsFrame({ user, page, now }: SettingsFrameProps) {
  return (
    <PersonalFrame title="个人设置" user={user} page={page}>
      {page === 'password' ? <PasswordPage user={user} now={now} /> : <ProfilePage user={user} now={now} />}
    </PersonalFrame>
  );
}
