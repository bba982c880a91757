import { accountMessages, type ResetPassword, resetLevel, resetPassword } from '@lima-id/domain';
import { PasswordField, TextField, useToast } from '@lima-id/ui';
import { Field, Form } from '@lima-id/ui/form';
import { useId, useState } from 'react';
import { fieldRefusal } from '../../shared/account/fieldRefusal.ts';
import { NewPasswordField } from '../../shared/account/NewPasswordField.tsx';
import { SmsCheck } from '../../shared/account/SmsCheck.tsx';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import type { AccountPanelProps } from './accountPanel.ts';
import { PanelFrame } from './PanelFrame.tsx';

const empty: ResetPassword = { mobile: '', verifyCode: '', newPassword: '', confirmPassword: '' };

const openings = {
  mobile: ['手机号', '该手机号'],
  verifyCode: ['验证码'],
  newPassword: ['密码强度', '密码过长'],
} as const;

interface RecoverFormProps extends Pick<AccountPanelProps, 'drafts' | 'clock'> {
  id: string;
  onSubmit: (values: ResetPassword) => Promise<ReturnType<typeof fieldRefusal> | undefined>;
}

function RecoverForm({ id, drafts, clock, onSubmit }: RecoverFormProps) {
  const [{ values = empty, session }] = useState(() => drafts.kept('recover'));
  return (
    <Form<ResetPassword, ResetPassword>
      id={id}
      schema={resetPassword}
      defaultValues={values}
      onSubmit={onSubmit}
      onValuesChange={(typed) => drafts.keep('recover', { values: typed })}
    >
      <Field<ResetPassword> name="mobile">
        <TextField label="手机号" required type="tel" inputMode="tel" autoComplete="tel-national" />
      </Field>
      <SmsCheck
        {...clock}
        {...(session === undefined ? {} : { defaultSession: session })}
        purpose="resetPassword"
        onSessionChange={(next) => drafts.keep('recover', { session: next })}
      />
      <Field<ResetPassword> name="newPassword">
        <NewPasswordField label="新密码" required levelOf={resetLevel} />
      </Field>
      <Field<ResetPassword> name="confirmPassword">
        <PasswordField label="确认密码" required purpose="new" />
      </Field>
    </Form>
  );
}

/** Sets a new password for a forgotten one, in a panel next to the login form. */
export default function RecoverPanel({ open, onClose, returnFocus, drafts, onDone, clock }: AccountPanelProps) {
  const toast = useToast();
  const formId = useId();
  const [sending, setSending] = useState(false);

  async function submit({ mobile, newPassword, verifyCode }: ResetPassword) {
    setSending(true);
    try {
      await call(accountCall('retrievePassword'), { mobile, newPassword, verifyCode, type: 1 as const });
      drafts.forget('recover');
      toast.show({ tone: 'success', text: accountMessages.passwordRecovered });
      onDone(mobile);
      return undefined;
    } catch (error) {
      return fieldRefusal(error, openings, accountMessages.resetFailed);
    } finally {
      setSending(false);
    }
  }

  return (
    <PanelFrame
      {...{ open, onClose, returnFocus, formId, sending }}
      title="找回密码"
      action="重置密码"
      note="想起密码了？"
    >
      <RecoverForm id={formId} drafts={drafts} clock={clock} onSubmit={submit} />
    </PanelFrame>
  );
}
