import { accountMessages, type StrengthLevel, strengthMeter } from '@lima-id/domain';
import { PasswordField, type PasswordFieldProps } from '@lima-id/ui';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'purpose' | 'strength'> {
  /** The password strength scale of the page. */
  levelOf: (score: number) => StrengthLevel;
}

/** The field for a new password; it shows its strength once it has input. */
export function NewPasswordField({ levelOf, value = '', ...rest }: NewPasswordFieldProps) {
  return (
    <PasswordField
      description={accountMessages.passwordHint}
      {...rest}
      purpose="new"
      value={value}
      strength={strengthMeter(value, levelOf)?.level ?? null}
    />
  );
}
