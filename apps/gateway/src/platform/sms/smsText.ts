import { smsCodeMs } from './codes/limits.ts';
import type { MessagePurpose, SmsMessage } from './smsPort.ts';

/** Validity of a code in minutes. */
const smsCodeMinutes = smsCodeMs / 60_000;

const signature = '【力码】';

const openings: Record<MessagePurpose, string> = {
  codeLogin: '您的登录验证码是 {code}',
  register: '您的注册验证码是 {code}',
  resetPassword: '您正在找回密码，验证码是 {code}',
  changePassword: '您正在修改密码，验证码是 {code}',
  changeMobile: '您正在更换账号的手机号，验证码是 {code}',
  newMobile: '您正在把账号的手机号换成这个号码，验证码是 {code}',
  mobileChanged: '您账号的手机号已更换，新号码尾号是 {code}',
  changeEmail: '您正在设置账号的邮箱，验证码是 {code}',
  prefix: '您正在注册企业标识前缀，验证码是 {code}',
  scene: '您正在查看标识的场景信息，验证码是 {code}',
};

/** Text of a message as on the phone. A provider's templates have the same texts. */
export function smsText({ purpose, code }: Pick<SmsMessage, 'purpose' | 'code'>): string {
  const opening = openings[purpose].replace('{code}', () => code);
  if (purpose === 'mobileChanged') return `${signature}${opening}。如非本人操作，请立即联系客服。`;
  return `${signature}${opening}，${smsCodeMinutes} 分钟内有效。如非本人操作，请忽略。`;
}
