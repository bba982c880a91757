import { emailMessages } from '@lima-id/domain';
import { Button, type Clock } from '@lima-id/ui';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../shared/personal/Panel.styles.ts';
import { AvatarField } from './AvatarField.tsx';
import { mobileWords } from './mobileWords.ts';
import { AvatarRow, Changeable, Fields } from './ProfileCard.styles.ts';
import type { Profile } from './profileCache.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

const dialogs = {
  mobile: lazy(() => import('./ChangeMobile.tsx')),
  email: lazy(() => import('./ChangeEmail.tsx')),
};

/** The avatar, number and address with links to change them, and the read-only part of the profile. */
export function ProfileCard({ profile, now }: { profile: Profile; now?: Clock | undefined }) {
  const [changing, setChanging] = useState<keyof typeof dialogs | null>(null);
  const Change = changing === null ? null : dialogs[changing];
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="settings-title">
      <h2 id="settings-title">基本信息</h2>
      <AvatarRow>
        <AvatarField profile={profile} />
      </AvatarRow>
      <Fields>
        <ReadOnlyField label="用户名" value={profile.username} description="用户名注册后不可更改" />
        {profile.mobile === '' ? (
          <ReadOnlyField label="手机号" value="" placeholder="未提供" />
        ) : (
          <Changeable>
            <ReadOnlyField label="手机号" value={mobileWords(profile.mobile)} figures />
            <Button variant="text" flush onClick={() => setChanging('mobile')}>
              更换手机号
            </Button>
          </Changeable>
        )}
        {profile.emailProof === 'none' ? (
          <ReadOnlyField label="邮箱" value={profile.email} description={emailMessages.changeOff} />
        ) : (
          <Changeable>
            <ReadOnlyField label="邮箱" value={profile.email} placeholder="未设置" />
            <Button variant="text" flush onClick={() => setChanging('email')}>
              更换邮箱
            </Button>
          </Changeable>
        )}
      </Fields>
      {Change !== null ? (
        <Suspense>
          <Change profile={profile} now={now} onClose={() => setChanging(null)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}
