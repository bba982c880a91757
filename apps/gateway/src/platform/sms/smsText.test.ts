import { describe, expect, it } from 'vitest';
import { messagePurposes } from './smsPort.ts';
import { smsText } from './smsText.ts';

describe('smsText', () => {
  it('contains the purpose and validity of a login code', () => {
    expect(smsText({ purpose: 'codeLogin', code: '123456' })).toBe(
      '【力码】您的登录验证码是 123456，5 分钟内有效。如非本人操作，请忽略。',
    );
  });

  it('has a text per purpose', () => {
    const texts = messagePurposes.map((purpose) => smsText({ purpose, code: '0042' }));
    expect(new Set(texts).size).toBe(messagePurposes.length);
    const notice = smsText({ purpose: 'mobileChanged', code: '0042' });
    expect(notice).toBe('【力码】您账号的手机号已更换，新号码尾号是 0042。如非本人操作，请立即联系客服。');
    for (const text of texts.filter((one) => one !== notice))
      expect(text).toMatch(/^【力码】您.+验证码是 0042，5 分钟内有效。如非本人操作，请忽略。$/);
  });

  it('inserts the code literally, even with replacement patterns', () => {
    expect(smsText({ purpose: 'scene', code: '$&' })).toContain('验证码是 $&，');
  });
});
