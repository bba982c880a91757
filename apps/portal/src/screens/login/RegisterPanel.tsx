import { accountMessages, messages, type Registration, registration, resetLevel } from '@lima-id/domain';
import { Checkbox, PasswordField, TextField, useToast } from '@lima-id/ui';
import { CheckField, Field, Form, useFormActions } from '@lima-id/ui/form';
import { useId, useState } from 'react';
import { fieldRefusal } from '../../shared/account/fieldRefusal.ts';
import { NewPasswordField } from '../../shared/account/NewPasswordField.tsx';
import { SmsCheck } from '../../shared/account/SmsCheck.tsx';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { Agreements, accountAgreement } from './Agreements.tsx';
import type { AccountPanelProps } from './accountPanel.ts';
import { Pair } from './PanelFrame.styles.ts';
import { PanelFrame } from './PanelFrame.tsx';
import type { RegisterValues } from './panelDrafts.ts';

const empty: RegisterValues = {
  username: '',
  mobile: '',
  email: '',
  password: '',
  confirmPassword: '',
  verifyCode: '',
  agreed: false,
};

const openings = {
  mobile: ['手机号', '该手机号'],
  username: ['用户名'],
  email: ['邮箱'],
  password: ['密码'],
  verifyCode: ['验证码'],
} as const;

function AgreedField() {
  const { setValue } = useFormActions<RegisterValues>();
  return (
    <CheckField<RegisterValues> name="agreed" label={accountAgreement}>
      <Checkbox>
        我已阅读并同意
        <Agreements onAgree={() => setValue('agreed', true)} />
      </Checkbox>
    </CheckField>
  );
}

interface RegisterFormProps extends Pick<AccountPanelProps, 'drafts' | 'clock'> {
  id: string;
  onSubmit: (values: Registration) => Promise<ReturnType<typeof fieldRefusal> | undefined>;
}

function RegisterForm({ id, drafts, clock, onSubmit }: RegisterFormProps) {
  const [{ values = empty, session }] = useState(() => drafts.kept('register'));
  return (
    <Form<RegisterValues, Registration>
      id={id}
      schema={registration}
      defaultValues={values}
      onSubmit={onSubmit}
      onValuesChange={(typed) => drafts.keep('register', { values: typed })}
    >
      <Field<RegisterValues> name="username">
        <TextField label="用户名" required autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Pair>
        <Field<RegisterValues> name="mobile">
          <TextField label="手机号" required type="tel" inputMode="tel" autoComplete="tel-national" />
        </Field>
        <Field<RegisterValues> name="email">
          <TextField label="邮箱" required type="email" autoComplete="email" placeholder="name@company.cn" />
        </Field>
      </Pair>
      <Field<RegisterValues> name="password">
        <NewPasswordField label="密码" required levelOf={resetLevel} />
      </Field>
      <Field<RegisterValues> name="confirmPassword">
        <PasswordField label="确认密码" required purpose="new" />
      </Field>
      <SmsCheck
        {...clock}
        {...(session === undefined ? {} : { defaultSession: session })}
        purpose="register"
        onSessionChange={(next) => drafts.keep('register', { session: next })}
      />
      <AgreedField />
    </Form>
  );
}

/** Registers an account, in a panel next to the login form. */
export default function RegisterPanel({
  open,
  onClose,
  returnFocus,
  drafts,
  onDone,
  origin,
  clock,
}: AccountPanelProps) {
  const toast = useToast();
  const formId = useId();
  const [sending, setSending] = useState(false);

  async function submit({ username, mobile, email, password, verifyCode }: Registration) {
    setSending(true);
    try {
      const account = { username, mobile, email, password, verifyCode, origin };
      await call(accountCall('registerAccount'), account);
      drafts.forget('register');
      toast.show({ tone: 'success', text: accountMessages.registered });
      onDone(username);
      return undefined;
    } catch (error) {
      return fieldRefusal(error, openings, messages.request.failed);
    } finally {
      setSending(false);
    }
  }

  return (
    <PanelFrame {...{ open, onClose, returnFocus, formId, sending }} title="注册账号" action="注册" note="已有账号？">
      <RegisterForm id={formId} drafts={drafts} clock={clock} onSubmit={submit} />
    </PanelFrame>
  );
}
