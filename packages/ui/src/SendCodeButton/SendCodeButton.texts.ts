import { type SmsState, smsButton } from '@lima-id/domain';

/** What the button that sends SMS codes shows and says; its labels are those of the rule. */
export const sendCodeButtonTexts = {
  label: (state: SmsState) => smsButton(state).label,
  sent: (seconds: number) => `验证码已发送，${seconds}秒后可重新发送`,
  again: '可以重新发送验证码',
  off: '平台暂停发送短信，请使用其他方式',
} as const;
