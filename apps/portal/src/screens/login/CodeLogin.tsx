import { accountMessages, type CodeLogin as CodeLoginFields, codeLogin } from '@lima-id/domain';
import { type Clock, TextField } from '@lima-id/ui';
import { Field, Form, SubmitButton } from '@lima-id/ui/form';
import { PhoneIcon } from '@lima-id/ui/icons';
import { useState } from 'react';
import { failureText } from '../../shared/account/failureText.ts';
import { SmsCheck } from '../../shared/account/SmsCheck.tsx';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { deviceId } from '../../shared/session/device.ts';
import { Iconed } from './LoginForms.styles.ts';
import { useEnter } from './useEnter.tsx';

const empty: CodeLoginFields = { mobile: '', verifyCode: '' };

/** Logging in with a code sent by SMS; sending it requires the slide. */
export function CodeLogin({ clock }: { clock: { now?: Clock } }) {
  const enter = useEnter();
  const [failures, setFailures] = useState(0);

  async function submit(values: CodeLoginFields) {
    const device = { fingerprint: deviceId(), returnType: 'cookie', loginType: 'mobile' } as const;
    try {
      enter(await call(accountCall('loginByCode'), { ...values, ...device }));
      return undefined;
    } catch (error) {
      setFailures((before) => before + 1);
      return { message: failureText(error, accountMessages.loginFailed) };
    }
  }

  return (
    <Form<CodeLoginFields, CodeLoginFields> schema={codeLogin} defaultValues={empty} onSubmit={submit}>
      <Iconed>
        <PhoneIcon size={18} />
        <Field<CodeLoginFields> name="mobile">
          <TextField
            label="手机号"
            labelHidden
            placeholder="请输入手机号"
            size="lg"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
        </Field>
      </Iconed>
      <SmsCheck {...clock} failures={failures} purpose="codeLogin" size="lg" labelHidden />
      <SubmitButton size="lg">登录</SubmitButton>
    </Form>
  );
}
