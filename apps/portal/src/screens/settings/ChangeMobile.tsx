import { accountMessages, type ChangeMobile as ChangeMobileFields, changeMobile } from '@lima-id/domain';
import { type Clock, TextField } from '@lima-id/ui';
import { Field } from '@lima-id/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { SmsCheck } from '../../shared/account/SmsCheck.tsx';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { mobileWords } from './mobileWords.ts';
import { type Profile, showProfile } from './profileCache.ts';

interface ChangeMobileProps {
  profile: Profile;
  now: Clock | undefined;
  onClose: () => void;
}

const empty: ChangeMobileFields = { oldVerifyCode: '', mobile: '', verifyCode: '' };

const openings = {
  oldVerifyCode: ['原手机号'],
  mobile: ['新手机号', '手机号', '该手机号'],
  verifyCode: ['验证码'],
} as const;

/** Changes the mobile number, verified by a code to the old one and a code to the new one. */
export default function ChangeMobile({ profile, now, onClose }: ChangeMobileProps) {
  const client = useQueryClient();
  const clock = now === undefined ? {} : { now };
  return (
    <ChangeDialog<keyof ChangeMobileFields>
      userId={profile.userId}
      title="更换手机号"
      description={`先用 ${mobileWords(profile.mobile)} 收到的验证码确认，再验证新手机号。原手机号已停用时，请联系客服。`}
      schema={changeMobile}
      defaultValues={empty}
      openings={openings}
      send={(values) => call(accountCall('updateMobile'), values)}
      onChanged={({ mobile }) => showProfile(client, { ...profile, mobile })}
      changed={accountMessages.mobileChanged}
      failed={accountMessages.changeMobileFailed}
      onClose={onClose}
    >
      <SmsCheck
        {...clock}
        purpose="changeMobile"
        field="oldVerifyCode"
        label="原手机号验证码"
        recipient={profile.mobile}
      />
      <Field<ChangeMobileFields> name="mobile">
        <TextField label="新手机号" required type="tel" inputMode="tel" autoComplete="tel-national" />
      </Field>
      <SmsCheck {...clock} purpose="newMobile" label="新手机号验证码" />
    </ChangeDialog>
  );
}
