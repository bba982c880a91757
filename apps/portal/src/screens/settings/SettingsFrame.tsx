import type { SettingsPage } from '@lima-id/domain';
import { type Clock, VisuallyHidden } from '@lima-id/ui';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { PasswordPage } from './PasswordPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { Columns, Page, Stack } from './SettingsFrame.styles.ts';
import { SettingsMenu } from './SettingsMenu.tsx';

interface SettingsFrameProps {
  user: StoredUser;
  page: Exclude<SettingsPage, 'home'>;
  now?: Clock | undefined;
}

/** The menu, and the page chosen in it. */
export function SettingsFrame({ user, page, now }: SettingsFrameProps) {
  return (
    <Page>
      <Columns>
        <VisuallyHidden>
          <h1>个人设置</h1>
        </VisuallyHidden>
        <SettingsMenu user={user} page={page} />
        <Stack>{page === 'password' ? <PasswordPage user={user} now={now} /> : <ProfilePage user={user} />}</Stack>
      </Columns>
    </Page>
  );
}
