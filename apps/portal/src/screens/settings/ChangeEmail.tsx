import { type ChangeEmail as ChangeEmailFields, changeEmail, emailMessages } from '@lima-id/domain';
import { type Clock, TextField } from '@lima-id/ui';
import { Field } from '@lima-id/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { SmsCheck } from '../../shared/account/SmsCheck.tsx';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { MailCheck } from './MailCheck.tsx';
import { mobileWords } from './mobileWords.ts';
import { type Profile, showProfile } from './profileCache.ts';

interface ChangeEmailProps {
  profile: Profile;
  now: Clock | undefined;
  onClose: () => void;
}

const empty: ChangeEmailFields = { oldVerifyCode: '', email: '', verifyCode: '' };

const openings = {
  oldVerifyCode: ['原邮箱', '手机号'],
  email: ['新邮箱', '该邮箱', '请输入正确的邮箱'],
  verifyCode: ['验证码'],
} as const;

/** Changes the e-mail address, verified by a code to the old one, or by SMS without one, and a code to the new one. */
export default function ChangeEmail({ profile, now, onClose }: ChangeEmailProps) {
  const client = useQueryClient();
  const clock = now === undefined ? {} : { now };
  const isFirst = profile.emailProof === 'mobile';
  const old = isFirst ? mobileWords(profile.mobile) : profile.email;
  return (
    <ChangeDialog<keyof ChangeEmailFields>
      userId={profile.userId}
      title="更换邮箱"
      description={
        isFirst
          ? `账号尚无可用的邮箱，先用 ${old} 收到的短信验证码确认，再验证新邮箱。`
          : `先用 ${old} 收到的验证码确认，再验证新邮箱。原邮箱已停用时，请联系客服。`
      }
      schema={changeEmail}
      defaultValues={empty}
      openings={openings}
      send={(values) => call(accountCall('updateEmail'), values)}
      onChanged={({ email }) => showProfile(client, { ...profile, email, emailProof: 'email' })}
      changed={emailMessages.emailChanged}
      failed={emailMessages.changeEmailFailed}
      onClose={onClose}
    >
      {isFirst ? (
        <SmsCheck
          {...clock}
          purpose="changeEmail"
          field="oldVerifyCode"
          label="手机号验证码"
          recipient={profile.mobile}
        />
      ) : (
        <MailCheck {...clock} userId={profile.userId} field="oldVerifyCode" label="原邮箱验证码" own={profile.email} />
      )}
      <Field<ChangeEmailFields> name="email">
        <TextField label="新邮箱" required type="email" inputMode="email" autoComplete="email" />
      </Field>
      <MailCheck {...clock} userId={profile.userId} label="新邮箱验证码" />
    </ChangeDialog>
  );
}
