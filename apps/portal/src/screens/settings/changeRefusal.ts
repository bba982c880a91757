import { accountMessages } from '@lima-id/domain';
import type { FormRefusal } from '@lima-id/ui/form';
import { failureText } from '../../shared/account/failureText.ts';
import { RequestFailure } from '../../shared/api/request.ts';
import type { PasswordValues } from './passwordDraft.ts';

/** How the server's sentences about a field begin. */
const openings = [
  ['oldPassword', '原密码'],
  ['newPassword', '新密码'],
  ['verifyCode', '验证码'],
] as const;

/** Why a password was not changed: at the field that the server's sentence begins with, else above the form. */
export function changeRefusal(error: unknown): FormRefusal<PasswordValues> {
  const message = failureText(error, accountMessages.changePasswordFailed);
  const refused = error instanceof RequestFailure && error.result.kind === 'refused';
  const [field] = (refused && openings.find(([, opening]) => message.startsWith(opening))) || [];
  return field === undefined ? { message } : { fields: { [field]: message } };
}
