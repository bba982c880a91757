import { waitText } from '../attempts/waitText.ts';

/** Refusals of codes on every channel: what happened, then what to do. */
export const codeRefusals = {
  wrong: { status: 422, message: '验证码错误或已过期，请核对后重新输入，或重新发送' },
  /** Refusal of a wrong code with the remaining attempts, or without any left. */
  wrongOf: (triesLeft: number) => ({
    status: 422,
    message:
      triesLeft > 0
        ? `验证码错误，还可以输入${triesLeft}次，请核对后重新输入`
        : '验证码已连续输错，不能再使用，请重新发送验证码，并输入最新收到的验证码',
  }),
  sentTooOften: (ms: number) => ({ status: 429, message: `验证码发送过于频繁，请${waitText(ms)}后再试` }),
  guessedTooOften: (ms: number) => ({ status: 429, message: `验证码输入错误次数过多，请${waitText(ms)}后再试` }),
} as const;
