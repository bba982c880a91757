import { accountMessages, profileLevel, strengthMeter } from '@lima-id/domain';
import { PasswordField } from '@lima-id/ui';
import { Field, useFormValue } from '@lima-id/ui/form';
import type { PasswordValues } from './passwordDraft.ts';

/** The current password. */
export function OldPasswordField() {
  return (
    <Field<PasswordValues> name="oldPassword">
      <PasswordField label="原密码" purpose="current" required />
    </Field>
  );
}

/** The new password, with its strength while it is typed. */
export function NewPasswordField() {
  const text = useFormValue<PasswordValues, 'newPassword'>('newPassword');
  return (
    <Field<PasswordValues> name="newPassword">
      <PasswordField
        label="新密码"
        purpose="new"
        required
        strength={strengthMeter(text, profileLevel)?.level ?? null}
        description={accountMessages.passwordHintInPoints}
      />
    </Field>
  );
}

/** The new password, repeated. */
export function RepeatedPasswordField() {
  return (
    <Field<PasswordValues> name="confirmPassword">
      <PasswordField label="确认密码" purpose="new" required />
    </Field>
  );
}
