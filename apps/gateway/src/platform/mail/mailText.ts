import { codeMs } from '../codes/limits.ts';
import type { MailMessage, MailPurpose } from './mailPort.ts';

/** Validity of a code in minutes. */
const codeMinutes = codeMs / 60_000;

const subjects: Record<MailPurpose, string> = {
  changeEmail: '更换邮箱的验证码',
  newEmail: '验证新邮箱的验证码',
  emailChanged: '账号的邮箱已更换',
};

const openings: Record<MailPurpose, string> = {
  changeEmail: '您正在更换账号的邮箱，验证码是 {code}',
  newEmail: '您正在把账号的邮箱换成这个地址，验证码是 {code}',
  emailChanged: '您账号的邮箱已更换为 {code}',
};

/** Subject and text of a mail from the platform of this name. The subject has no code, since lock screens show it. */
export function mailText(
  { purpose, code }: Pick<MailMessage, 'purpose' | 'code'>,
  platformName: string,
): { subject: string; text: string } {
  const opening = openings[purpose].replace('{code}', () => code);
  const end =
    purpose === 'emailChanged'
      ? '。如非本人操作，请立即联系客服。'
      : `，${codeMinutes} 分钟内有效。如非本人操作，请忽略，并勿将验证码告知他人。`;
  return { subject: `【${platformName}】${subjects[purpose]}`, text: `${opening}${end}` };
}

/** An address with only its first character and its domain visible. */
export function hiddenEmail(email: string): string {
  return email.replace(/^(.).*(@.*)$/, '$1***$2');
}
