import { accountMessages } from '@lima-id/domain';
import { waitText } from '../../attempts/waitText.ts';

/** Every way in which a code by SMS is refused: what happened, then what to do. */
export const smsCodeRefusals = {
  wrong: { status: 422, message: '验证码错误或已过期，请核对后重新输入，或重新发送' },
  notSent: { status: 503, message: accountMessages.smsFailed },
  sentTooOften: (ms: number) => ({ status: 429, message: `验证码发送过于频繁，请${waitText(ms)}后再试` }),
  guessedTooOften: (ms: number) => ({ status: 429, message: `验证码输入错误次数过多，请${waitText(ms)}后再试` }),
} as const;
