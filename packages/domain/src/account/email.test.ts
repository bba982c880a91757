import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeEmail, emailProof, newEmail } from './changeEmail.ts';
import { emailKey, isEmail, readEmail, typedEmail } from './email.ts';

describe('isEmail', () => {
  it.each(['a@b.cn', 'chenlq@example.cn', 'first.last+tag@mail.example.com.cn', "o'neil_1@x-y.org"])(
    'takes %s when it is typed',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'no address at all',
    'a@b',
    '@example.cn',
    'a@@example.cn',
    'a b@example.cn',
    '.a@example.cn',
    'a..b@example.cn',
    'a@example.cn ',
    'a@example.cn\r\nBcc: b@example.cn',
    '<a@example.cn>',
    '陈@example.cn',
    `${'a'.repeat(65)}@example.cn`,
    `a@${'b'.repeat(250)}.cn`,
  ])('refuses "%s" when it is typed', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('takes 64 characters before the @ and 254 altogether when an address is as long as it may be', () => {
    expect(isEmail(`${'a'.repeat(64)}@example.cn`)).toBe(true);
    expect(isEmail(`a@${'b.'.repeat(124)}cnn`)).toBe(true);
    expect(isEmail(`a@${'b.'.repeat(125)}cn`)).toBe(true);
    expect(isEmail(`a@${'b.'.repeat(125)}cnn`)).toBe(false);
  });
});

describe('readEmail', () => {
  it.each([
    ['  a@example.cn\t', 'a@example.cn'],
    ['ａ＠ｅｘａｍｐｌｅ．ｃｎ', 'a@example.cn'],
    ['a＠example。cn', 'a@example.cn'],
    ['a@\u200bexample.cn', 'a@example.cn'],
    ['Chen.LQ@Example.CN', 'Chen.LQ@Example.CN'],
    ['a example.cn', null],
    ['', null],
  ])('reads "%s" as %s when it is typed', (input, address) => {
    expect(readEmail(input)).toBe(address);
  });

  it('gives an address that it reads again as the same, without blanks, line ends or angle brackets, when anything is typed', () => {
    const part = fc.string({ unit: fc.constantFrom(...'abcZ09.+-_ ＠<>\n\u200b陈'), maxLength: 6 });
    fc.assert(
      fc.property(part, part, (name, host) => {
        const typed = `${name}a@b${host}.cn`;
        const address = readEmail(typed);
        fc.pre(address !== null);
        expect(readEmail(address)).toBe(address);
        expect(typedEmail(typed)).toBe(address);
        expect(address).toMatch(/^[\x21-\x7e]+$/);
        expect(address).not.toMatch(/[<>,;:]/);
        expect(isEmail(emailKey(address))).toBe(true);
      }),
    );
  });

  it('keeps addresses apart that differ in more than capitals when they are compared', () => {
    expect(emailKey('Chen@Example.cn')).toBe(emailKey('chen@example.CN'));
    expect(emailKey('chen@example.cn')).not.toBe(emailKey('chen+1@example.cn'));
  });
});

describe('the forms of the change', () => {
  const good = { oldVerifyCode: '123456', email: ' New@Example。cn ', verifyCode: '654321' };

  it('reads the address as it is typed when everything is there', () => {
    expect(changeEmail.parse(good)).toEqual({ ...good, email: 'New@Example.cn' });
    expect(newEmail.parse({ email: 'a＠b.cn' })).toEqual({ email: 'a@b.cn' });
  });

  it('says everything at once, each sentence at its field, when nothing is filled in', () => {
    const { error } = changeEmail.safeParse({ oldVerifyCode: '', email: '', verifyCode: '12a' });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['oldVerifyCode', '验证码不能为空'],
      ['email', '请输入正确的邮箱'],
      ['verifyCode', '请输入正确的验证码'],
    ]);
  });
});

describe('emailProof', () => {
  it.each([
    ['chenlq@example.cn', true, 'email'],
    ['', true, 'mobile'],
    ['no address at all', true, 'mobile'],
    ['chenlq@example.cn', false, 'none'],
    ['', false, 'none'],
  ] as const)('asks an account with "%s" for a code when mail is sent: %s', (email, isMailSent, proof) => {
    expect(emailProof(email, isMailSent)).toBe(proof);
  });
});
