import type { UserInfo } from '@lima-id/api';
import { accountMessages, type ChangePassword, changePassword } from '@lima-id/domain';
import { ButtonLink, type Clock, TextField, useToast } from '@lima-id/ui';
import { Field, Form, type FormRefusal, SubmitButton } from '@lima-id/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldRefusal } from '../../shared/account/fieldRefusal.ts';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { personalAddresses } from '../../shared/personal/personalAddresses.ts';
import { expireUser } from '../../shared/session/changeUser.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import { MobileField } from './MobileField.tsx';
import { NewPasswordField, OldPasswordField, RepeatedPasswordField } from './PasswordFields.tsx';
import { Actions, Place } from './PasswordForm.styles.ts';
import { keepPasswordDraft, type PasswordValues, takePasswordDraft } from './passwordDraft.ts';
import { forgetProfile } from './profileCache.ts';
import { SlideAndCode } from './SlideAndCode.tsx';
import { useLoginAfterChange } from './useLoginAfterChange.ts';
import { useLoginAgain } from './useLoginAgain.ts';

interface PasswordFormProps {
  profile: UserInfo;
  /** Gets what is typed at every change. */
  onValuesChange: (values: PasswordValues) => void;
  now?: Clock | undefined;
}

/** Prefixes of the server's messages by field. */
const refusalOpenings = {
  oldPassword: ['原密码'],
  newPassword: ['新密码', '密码强度', '密码过长'],
  verifyCode: ['验证码'],
} as const;

const nothingTyped: PasswordValues = {
  slideProof: null,
  mobile: '',
  oldPassword: '',
  newPassword: '',
  confirmPassword: '',
  verifyCode: '',
};

/** The error above the form is also shown at its end, where the button is. */
function showHead(form: HTMLElement | null): void {
  if (form !== null && form.getBoundingClientRect().top < 0) form.scrollIntoView({ block: 'start' });
}

/**
 * Changes the password, with the profile's mobile number, which is typed when the profile has none. This ends every session, including this
 * one, so it leads to the login page.
 */
export function PasswordForm({ profile: { userId, username, mobile }, onValuesChange, now }: PasswordFormProps) {
  const toast = useToast();
  const client = useQueryClient();
  const loginAgain = useLoginAgain(userId);
  const loginAfterChange = useLoginAfterChange();
  const place = useRef<HTMLDivElement>(null);
  const hasMobile = mobile !== '';
  const known = hasMobile ? { mobile } : {};
  const typed = useRef<PasswordValues>({ ...nothingTyped, ...known });
  const [defaultValues] = useState<PasswordValues>(() => ({ ...nothingTyped, ...takePasswordDraft(userId), ...known }));

  function note(values: PasswordValues) {
    typed.current = values;
    onValuesChange(values);
  }

  async function send(values: ChangePassword): Promise<FormRefusal<PasswordValues> | undefined> {
    // The slide was for the code, and is not kept.
    const { oldPassword, newPassword, verifyCode } = values;
    try {
      await call(accountCall('updatePassword'), {
        mobile: values.mobile,
        oldPassword,
        newPassword,
        verifyCode,
      });
    } catch (error) {
      if (isSessionOver(error)) {
        keepPasswordDraft(userId, typed.current);
        loginAgain(true);
        return undefined;
      }
      const refusal = fieldRefusal(error, refusalOpenings, accountMessages.changePasswordFailed);
      if ('message' in refusal) showHead(place.current);
      return refusal;
    }
    toast.show({ tone: 'success', text: accountMessages.passwordChanged });
    forgetProfile(client, userId);
    expireUser();
    loginAfterChange();
    return undefined;
  }

  return (
    <Place ref={place}>
      <Form
        aria-label="修改密码"
        schema={changePassword}
        defaultValues={defaultValues}
        onValuesChange={note}
        onSubmit={send}
      >
        {/* Password managers store the new password under this name. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <Field<PasswordValues> name="mobile">
          {hasMobile ? (
            <MobileField label="手机号" required />
          ) : (
            <TextField label="手机号" required type="tel" inputMode="tel" autoComplete="tel-national" />
          )}
        </Field>
        <OldPasswordField />
        <NewPasswordField />
        <RepeatedPasswordField />
        <SlideAndCode now={now} />
        <Actions>
          <SubmitButton size="lg">确认修改</SubmitButton>
          <ButtonLink variant="secondary" size="lg" href={personalAddresses.profile}>
            取消
          </ButtonLink>
        </Actions>
        <p data-part="after">修改成功后，需要使用新密码重新登录。</p>
      </Form>
    </Place>
  );
}
