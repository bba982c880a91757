import { accountMessages, type StrengthLevel, strengthMeter } from '@lima-id/domain';
import { PasswordField, type PasswordFieldProps } from '@lima-id/ui';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'purpose' | 'strength'> {
  /** The scale of the page: how strong a score is. */
  levelOf: (score: number) => StrengthLevel;
}

/** The field in which a password is chosen; it shows how strong it is once something is typed. */
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
