import { describe, expect, it } from 'vitest';
import { mailPurposes } from './mailPort.ts';
import { hiddenEmail, mailText } from './mailText.ts';

describe('mailText', () => {
  it('has a subject and a text per purpose, without the code in the subject', () => {
    const mails = mailPurposes.map((purpose) => mailText({ purpose, code: '004213' }, '泳联'));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mailPurposes.length);
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/^【泳联】[^\d]+$/);
      expect(text).toContain('004213');
    }
    expect(mails[0]?.text).toContain('5 分钟内有效');
    expect(mails[2]?.text).toContain('如非本人操作，请立即联系客服');
  });

  it('inserts values literally, even with replacement patterns', () => {
    expect(mailText({ purpose: 'emailChanged', code: '$&***@b.cn' }, '泳联').text).toContain('$&***@b.cn');
  });
});

describe('hiddenEmail', () => {
  it.each([
    ['chenlq@example.cn', 'c***@example.cn'],
    ['a@b.cn', 'a***@b.cn'],
  ])('leaves of %s what its owner recognises', (email, hidden) => {
    expect(hiddenEmail(email)).toBe(hidden);
  });
});
