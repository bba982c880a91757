/** Texts of the phone verification besides those of its rules and the server. */
export const verificationTexts = {
  title: '验证手机号后查看',
  mobile: '手机号',
  mobilePlaceholder: '请输入 11 位手机号',
  backToCode: '返回填写验证码',
  sentTo: (mobile: string) => `验证码已发送至 ${mobile}。`,
  code: '验证码',
  change: '更换手机号',
  check: '验证并查看',
  noCode: '收不到短信？请核对手机号，或稍后重新发送。',
} as const;

/** A mobile number with its middle masked against shoulder surfing: `138····0118`. */
export function maskedMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1····$2');
}
