import { emailMessages, type SmsState, smsButton } from '@lima-id/domain';

/** Channel by which codes are sent. */
export type CodeChannel = 'sms' | 'mail';

/** Texts of the button that sends codes; its labels are those of the domain rule. */
export const sendCodeButtonTexts = {
  label: (state: SmsState, channel: CodeChannel = 'sms') =>
    smsButton(state, channel === 'mail' ? emailMessages.mailOff : undefined).label,
  sent: (seconds: number) => `验证码已发送，${seconds}秒后可重新发送`,
  again: '可以重新发送验证码',
  off: '平台暂停发送短信，请使用其他方式',
  mailOff: '平台暂停发送邮件，请稍后再试',
} as const;
