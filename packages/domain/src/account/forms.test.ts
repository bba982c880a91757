import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { codeLogin, passwordLogin, smsRequest } from './login.ts';
import { changePassword, resetPassword } from './passwordForms.ts';
import { profileChange, settingsPage } from './profile.ts';
import { registration } from './registration.ts';

const slideProof = { scene: 'login', sessionId: 's1', sig: 'g1', token: 't1' };
const missing: unknown = undefined;

/** Field and message of every issue of a value, in order. */
function issuesOf(schema: z.ZodMiniType, value: unknown): [string, string][] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

const goodMobile = '13812345678';
const forms = {
  passwordLogin: { schema: passwordLogin, good: { account: 'visitor', password: 'Lima@2026', slideProof } },
  codeLogin: { schema: codeLogin, good: { mobile: goodMobile, verifyCode: '1234' } },
  smsRequest: { schema: smsRequest, good: { mobile: goodMobile, slideProof } },
  registration: {
    schema: registration,
    good: {
      username: 'visitor',
      mobile: goodMobile,
      email: 'no address at all',
      password: 'Lima@2026',
      confirmPassword: 'Lima@2026',
      verifyCode: '123456',
      agreed: true,
    },
  },
  resetPassword: {
    schema: resetPassword,
    good: { mobile: goodMobile, verifyCode: '12345', newPassword: 'Lima@2026', confirmPassword: 'Lima@2026' },
  },
  changePassword: {
    schema: changePassword,
    good: {
      slideProof,
      mobile: goodMobile,
      oldPassword: '1',
      newPassword: 'Lima@2026',
      confirmPassword: 'Lima@2026',
      verifyCode: '1234',
    },
  },
  profileChange: { schema: profileChange, good: { portrait: 'https://files.example/a.png' } },
} as const;
type FormName = keyof typeof forms;

const empty: Record<FormName, { value: Record<string, unknown>; issues: [string, string][] }> = {
  passwordLogin: {
    value: { account: '', password: '', slideProof: null },
    issues: [
      ['account', '请输入用户名或手机号'],
      ['password', '密码不能为空'],
      ['slideProof', '请拖动滑块完成验证'],
    ],
  },
  codeLogin: {
    value: { mobile: '', verifyCode: '' },
    issues: [
      ['mobile', '请输入正确的手机号码'],
      ['verifyCode', '验证码不能为空'],
    ],
  },
  smsRequest: {
    value: { mobile: '', slideProof: null },
    issues: [
      ['mobile', '请输入正确的手机号码'],
      ['slideProof', '请拖动滑块完成验证'],
    ],
  },
  registration: {
    value: {
      username: '',
      mobile: '',
      email: '',
      password: '',
      confirmPassword: '',
      verifyCode: '',
      agreed: false,
    },
    issues: [
      ['username', '请输入用户名'],
      ['mobile', '请输入正确的手机号码'],
      ['email', '请输入邮箱'],
      ['password', '密码不能为空'],
      ['confirmPassword', '请再次输入密码'],
      ['verifyCode', '验证码不能为空'],
      ['agreed', '请阅读并同意用户协议'],
    ],
  },
  resetPassword: {
    value: { mobile: '', verifyCode: '', newPassword: '', confirmPassword: '' },
    issues: [
      ['mobile', '请输入正确的手机号码'],
      ['verifyCode', '验证码不能为空'],
      ['newPassword', '请输入新密码'],
      ['confirmPassword', '请再次输入新密码'],
    ],
  },
  changePassword: {
    value: { slideProof: null, mobile: '', oldPassword: '', newPassword: '', confirmPassword: '', verifyCode: '' },
    issues: [
      ['slideProof', '请拖动滑块'],
      ['mobile', '请输入正确的手机号码'],
      ['oldPassword', '请输入原密码'],
      ['newPassword', '请输入新密码'],
      ['confirmPassword', '请再次输入新密码'],
      ['verifyCode', '验证码不能为空'],
    ],
  },
  profileChange: { value: { portrait: '' }, issues: [['portrait', '请选择头像图片']] },
};
const names = Object.keys(forms) as FormName[];

describe('account forms', () => {
  it.each(names)('gives %s back as typed when every field is right', (name) => {
    const { schema, good } = forms[name];
    expect(schema.safeParse(good)).toEqual({ success: true, data: good });
  });

  it.each(names)('says everything about %s at once, in the order of its fields, when all are empty', (name) => {
    expect(issuesOf(forms[name].schema, empty[name].value)).toEqual(empty[name].issues);
  });

  it.each(names)('says one sentence about each field of %s when only that field is empty', (name) => {
    const { schema, good } = forms[name];
    for (const issue of empty[name].issues)
      expect(issuesOf(schema, { ...good, [issue[0]]: empty[name].value[issue[0]] })).toEqual([issue]);
  });

  it.each(names)('says the same about the text fields of %s when they hold blanks, passwords apart', (name) => {
    const { schema, good } = forms[name];
    const texts = empty[name].issues.filter(
      ([field]) => empty[name].value[field] === '' && !field.toLowerCase().includes('password'),
    );
    const found = texts.map(([field]) => issuesOf(schema, { ...good, [field]: ' \t\n' }));
    expect(found).toEqual(texts.map((issue) => [issue]));
  });

  it.each(names)('says the same about %s when a field is missing, numbers apart', (name) => {
    const { schema, good } = forms[name];
    const issues = empty[name].issues.filter(([field]) => field !== 'mobile');
    const found = issues.map(([field]) => issuesOf(schema, { ...good, [field]: missing }));
    expect(found).toEqual(issues.map((issue) => [issue]));
  });

  it.each(names)('refuses %s when it is no form at all', (name) => {
    for (const value of [null, missing, 'text', 1]) expect(forms[name].schema.safeParse(value).success).toBe(false);
  });

  it('trims the texts and keeps the passwords as typed when the form is read', () => {
    expect(
      registration.parse({
        username: ' visitor ',
        mobile: ` ${goodMobile} `,
        email: ' a@b ',
        password: ' Lima@2026 ',
        confirmPassword: ' Lima@2026 ',
        verifyCode: ' 123456 ',
        agreed: true,
      }),
    ).toEqual({ ...forms.registration.good, email: 'a@b', password: ' Lima@2026 ', confirmPassword: ' Lima@2026 ' });
  });

  it.each(['codeLogin', 'registration', 'resetPassword', 'changePassword'] as const)(
    'takes four to six digits as the code of %s when a code is typed',
    (name) => {
      const { schema, good } = forms[name];
      for (const verifyCode of ['1234', '12345', '123456', '0000', '12 34', '１２３４'])
        expect(issuesOf(schema, { ...good, verifyCode })).toEqual([]);
      for (const verifyCode of ['123', '1234567', '12a4', '１２３'])
        expect(issuesOf(schema, { ...good, verifyCode })).toEqual([['verifyCode', '请输入正确的验证码']]);
    },
  );

  it('takes two passwords as the same when their accents are typed in one piece and in two', () => {
    const typed = { password: 'Caf\u00e9@Lima26', confirmPassword: 'Cafe\u0301@Lima26' };
    expect(issuesOf(registration, { ...forms.registration.good, ...typed })).toEqual([]);
    expect(issuesOf(registration, { ...forms.registration.good, ...typed, password: 'Cafe@Lima26' })).toEqual([
      ['confirmPassword', '两次输入的密码不一致'],
    ]);
  });

  it.each(['codeLogin', 'smsRequest', 'registration', 'resetPassword', 'changePassword'] as const)(
    'refuses the number of %s when it is no mainland mobile number',
    (name) => {
      const { schema, good } = forms[name];
      for (const mobile of ['1381234567', '138123456789', '12812345678', '+85213812345678'])
        expect(issuesOf(schema, { ...good, mobile })).toEqual([['mobile', '请输入正确的手机号码']]);
      for (const mobile of ['+86 138 0000 0118', '0086-138-0000-0118', '１３８００００ ０１１８'])
        expect(schema.parse({ ...good, mobile })).toMatchObject({ mobile: '13800000118' });
    },
  );

  it.each(['registration', 'resetPassword', 'changePassword'] as const)(
    'reports a mismatch at the repetition of %s when it differs, whatever else is wrong',
    (name) => {
      const { schema, good } = forms[name];
      const differ = ['confirmPassword', '两次输入的密码不一致'];
      expect(issuesOf(schema, { ...good, confirmPassword: 'Lima@2027' })).toEqual([differ]);
      expect(issuesOf(schema, { ...good, confirmPassword: 'lima@2026 ' })).toEqual([differ]);
      const first = name === 'registration' ? 'password' : 'newPassword';
      const value = { ...empty[name].value, [first]: 'Lima@2026', confirmPassword: 'x' };
      const others = empty[name].issues.filter(([field]) => field !== first && field !== 'confirmPassword');
      expect(issuesOf(schema, value)).toEqual([...others, differ]);
      expect(issuesOf(schema, {})).not.toContainEqual(differ);
    },
  );

  it('refuses a registration when the agreement is anything but ticked', () => {
    for (const agreed of [false, 'true', 1, null])
      expect(issuesOf(registration, { ...forms.registration.good, agreed })).toEqual([
        ['agreed', '请阅读并同意用户协议'],
      ]);
  });

  it.each([
    ['registration', 'password'],
    ['resetPassword', 'newPassword'],
    ['changePassword', 'newPassword'],
  ] as const)('asks a score of 50 of the password that is chosen in %s', (name, field) => {
    const { schema, good } = forms[name];
    const chosen = (text: string) => issuesOf(schema, { ...good, [field]: text, confirmPassword: text });
    expect(chosen('k7zmw3tr')).toEqual([]);
    expect(chosen('kqzmwjtr')).toEqual([[field, '密码强度过低']]);
    expect(chosen('123456')).toEqual([[field, '密码强度过低']]);
  });

  it('reads a mobile number used to log in, and leaves a user name as it is', () => {
    const account = (typed: string) => passwordLogin.parse({ ...forms.passwordLogin.good, account: typed }).account;
    expect(account(' +86 138-0000-0118 ')).toBe('13800000118');
    expect(account(' taiyue-2026 ')).toBe('taiyue-2026');
  });

  it('takes any password that is only asked for', () => {
    expect(issuesOf(passwordLogin, { ...forms.passwordLogin.good, password: '1' })).toEqual([]);
    expect(issuesOf(changePassword, { ...forms.changePassword.good, oldPassword: '1' })).toEqual([]);
  });

  it('refuses a proof when one of its parts is missing or empty', () => {
    for (const part of ['scene', 'sessionId', 'sig', 'token'])
      for (const value of ['', missing])
        expect(
          issuesOf(passwordLogin, { ...forms.passwordLogin.good, slideProof: { ...slideProof, [part]: value } }),
        ).toEqual([[`slideProof.${part}`, '请拖动滑块完成验证']]);
  });
});

describe('settingsPage', () => {
  it.each([
    ['u1', 'visitor', undefined, 'profile'],
    ['u1', 'visitor', 'profile', 'profile'],
    ['u1', 'visitor', 'password', 'password'],
    ['', 'visitor', 'password', 'home'],
    ['u1', '', 'password', 'home'],
    ['', '', undefined, 'home'],
  ] as const)(
    'opens for user "%s" named "%s" with %4$s when the visit wants %3$s',
    (userId, username, wanted, page) => {
      expect(settingsPage({ userId, username }, wanted)).toBe(page);
    },
  );
});
