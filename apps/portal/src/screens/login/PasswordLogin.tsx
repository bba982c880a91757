import {
  accountMessages,
  type PasswordLogin as PasswordLoginFields,
  passwordLogin,
  type SlideProof,
} from '@lima-id/domain';
import { type Clock, PasswordField, TextField } from '@lima-id/ui';
import { Field, Form, type FormActions, SubmitButton } from '@lima-id/ui/form';
import { LockIcon, UserIcon } from '@lima-id/ui/icons';
import { useEffect, useRef } from 'react';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { CaptchaField } from '../../shared/captcha/CaptchaField.tsx';
import { deviceId } from '../../shared/session/device.ts';
import { FormHandle } from './formHandle.tsx';
import { Iconed } from './LoginForms.styles.ts';
import { useEnter } from './useEnter.tsx';

interface Values {
  account: string;
  password: string;
  slideProof: SlideProof | null;
}

const empty: Values = { account: '', password: '', slideProof: null };

interface PasswordLoginProps {
  /** A user who has just registered or set a new password; filled into the form for each new object. */
  known: { account: string } | null;
  clock: { now?: Clock };
}

/** Logging in with user name or mobile number, password and a passed slide. */
export function PasswordLogin({ known, clock }: PasswordLoginProps) {
  const enter = useEnter();
  const form = useRef<FormActions<Values>>(null);

  useEffect(() => {
    if (known !== null) form.current?.setValue('account', known.account);
  }, [known]);

  async function submit({ account, password, slideProof }: PasswordLoginFields) {
    const device = { fingerprint: deviceId(), returnType: 'cookie', loginType: 'password' } as const;
    try {
      enter(await call(accountCall('loginByPassword'), { username: account, password, ...device, ...slideProof }));
      return undefined;
    } catch (error) {
      // The call used the slide up, whatever its outcome. Setting the field would validate it, and show an error.
      const typed = form.current?.values() ?? empty;
      form.current?.reset({ ...typed, slideProof: null });
      return { message: failureText(error, accountMessages.loginFailed) };
    }
  }

  return (
    <Form<Values, PasswordLoginFields> schema={passwordLogin} defaultValues={empty} onSubmit={submit}>
      <FormHandle ref={form} />
      <Iconed>
        <UserIcon size={18} />
        <Field<Values> name="account">
          <TextField
            label="用户名或手机号"
            labelHidden
            placeholder="请输入用户名或手机号"
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </Iconed>
      <Iconed>
        <LockIcon size={18} />
        <Field<Values> name="password">
          <PasswordField label="密码" labelHidden placeholder="请输入密码" size="lg" purpose="current" />
        </Field>
      </Iconed>
      <Field<Values> name="slideProof">
        <CaptchaField {...clock} scene="passwordLogin" label="滑块验证" labelHidden />
      </Field>
      <SubmitButton size="lg">登录</SubmitButton>
    </Form>
  );
}
