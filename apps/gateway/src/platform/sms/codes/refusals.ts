import { accountMessages, smsOffCode } from '@lima-id/domain';
import { codeRefusals } from '../../codes/refusals.ts';
import type { MessagePurpose } from '../smsPort.ts';

/** Alternative to waiting for a code. */
const otherWays: Record<MessagePurpose, string> = {
  codeLogin: '请改用密码登录，或稍后再试',
  register: '请稍后再试，或联系客服',
  resetPassword: '请稍后再试，或联系客服',
  changePassword: '请稍后再试，或联系客服',
  changeMobile: '请稍后再试，或联系客服',
  newMobile: '请稍后再试，或联系客服',
  mobileChanged: '请联系客服',
  changeEmail: '请稍后再试，或联系客服',
  prefix: '请将联系人手机号改为账号的手机号，或稍后再试',
  scene: '请稍后再试，或联系客服',
};

/** Refusals of SMS codes: what happened, then what to do. */
export const smsCodeRefusals = {
  ...codeRefusals,
  notSent: { status: 503, message: accountMessages.smsFailed },
  off: (purpose: MessagePurpose) => ({
    status: 503,
    code: smsOffCode,
    message: `${accountMessages.smsOff}，${otherWays[purpose]}`,
  }),
} as const;
