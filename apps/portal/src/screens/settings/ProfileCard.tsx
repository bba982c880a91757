import type { UserInfo } from '@lima-id/api';
import { Button, type Clock } from '@lima-id/ui';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../shared/personal/Panel.styles.ts';
import { AvatarField } from './AvatarField.tsx';
import { changedByService, mobileWords } from './mobileWords.ts';
import { AvatarRow, Changeable, Fields } from './ProfileCard.styles.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

const ChangeMobile = lazy(() => import('./ChangeMobile.tsx'));

/** The avatar, the number with the way to another, and what of the profile cannot be changed here. */
export function ProfileCard({ profile, now }: { profile: UserInfo; now?: Clock | undefined }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="settings-title">
      <h2 id="settings-title">基本信息</h2>
      <AvatarRow>
        <AvatarField profile={profile} />
      </AvatarRow>
      <Fields>
        <ReadOnlyField label="用户名" value={profile.username} description="用户名注册后不可更改" />
        <Changeable>
          <ReadOnlyField label="手机号" value={mobileWords(profile.mobile)} figures />
          <Button variant="text" flush onClick={() => setChanging(true)}>
            更换手机号
          </Button>
        </Changeable>
        <ReadOnlyField label="邮箱" value={profile.email} description={changedByService} />
      </Fields>
      {isChanging ? (
        <Suspense>
          <ChangeMobile profile={profile} now={now} onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}
