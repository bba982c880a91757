import type { UserInfo } from '@lima-id/api';
import { Panel } from '../../shared/personal/Panel.styles.ts';
import { AvatarField } from './AvatarField.tsx';
import { changedByService, mobileWords } from './mobileWords.ts';
import { AvatarRow, Fields } from './ProfileCard.styles.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

/** The avatar, and what of the profile cannot be changed here. */
export function ProfileCard({ profile }: { profile: UserInfo }) {
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="settings-title">
      <h2 id="settings-title">基本信息</h2>
      <AvatarRow>
        <AvatarField profile={profile} />
      </AvatarRow>
      <Fields>
        <ReadOnlyField label="用户名" value={profile.username} description="用户名注册后不可更改" />
        <ReadOnlyField label="手机号" value={mobileWords(profile.mobile)} figures description={changedByService} />
        <ReadOnlyField label="邮箱" value={profile.email} description={changedByService} />
      </Fields>
    </Panel>
  );
}
