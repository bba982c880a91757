import { accountMessages, smsOffCode } from '@lima-id/domain';
import { waitText } from '../../attempts/waitText.ts';
import type { MessagePurpose } from '../smsPort.ts';

/** What to do instead of waiting for a code. */
const otherWays: Record<MessagePurpose, string> = {
  codeLogin: '请改用密码登录，或稍后再试',
  register: '请稍后再试，或联系客服',
  resetPassword: '请稍后再试，或联系客服',
  changePassword: '请稍后再试，或联系客服',
  changeMobile: '请稍后再试，或联系客服',
  newMobile: '请稍后再试，或联系客服',
  mobileChanged: '请联系客服',
  prefix: '请将联系人手机号改为账号的手机号，或稍后再试',
  scene: '请稍后再试，或联系客服',
};

/** Every way in which a code by SMS is refused: what happened, then what to do. */
export const smsCodeRefusals = {
  wrong: { status: 422, message: '验证码错误或已过期，请核对后重新输入，或重新发送' },
  /** A wrong code where the page tells how many tries are left; at last, that none are. */
  wrongOf: (triesLeft: number) => ({
    status: 422,
    message:
      triesLeft > 0
        ? `验证码错误，还可以输入${triesLeft}次，请核对后重新输入`
        : '验证码已连续输错，不能再使用，请重新发送验证码，并输入最新收到的验证码',
  }),
  notSent: { status: 503, message: accountMessages.smsFailed },
  off: (purpose: MessagePurpose) => ({
    status: 503,
    code: smsOffCode,
    message: `${accountMessages.smsOff}，${otherWays[purpose]}`,
  }),
  sentTooOften: (ms: number) => ({ status: 429, message: `验证码发送过于频繁，请${waitText(ms)}后再试` }),
  guessedTooOften: (ms: number) => ({ status: 429, message: `验证码输入错误次数过多，请${waitText(ms)}后再试` }),
} as const;
