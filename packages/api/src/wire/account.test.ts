import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeReply, decodeRequest, encodeReply, encodeRequest } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import { companyAdmin, loginReply, ordinaryUser } from '../msw/fixtures/account.ts';
import { wirePassword } from './account.ts';
import { smsPurposes, wireSmsPurpose } from './smsPurpose.ts';

const anyPassword = wirePassword(z.string());
const proof = { scene: 'register', sessionId: 's', sig: 'g', token: 't' };

describe('wirePassword', () => {
  it('restores every password after encoding and decoding, and never sends it in plain text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (password) => {
        const sent = z.encode(anyPassword, password);
        expect(z.decode(anyPassword, sent)).toBe(password);
        expect(sent).toMatch(/^[A-Za-z0-9+/]+=*$/);
      }),
    );
  });

  it.each(['not base64', 'TGltYUAyMDI2 ', 'TGltYUAyMDI', '/w=='])('refuses %j with a message', (sent) => {
    const verdict = z.safeDecode(anyPassword, sent);
    expect(verdict.error?.issues[0]?.message).toBe('密码传输有误，请重新输入');
  });
});

describe('calls of the account', () => {
  it('send the misspelt names', () => {
    const register = {
      username: '王芳',
      mobile: '13800000001',
      email: 'a@b.cn',
      password: 'Lima@2026',
      verifyCode: '123456',
    };
    const wire = encodeRequest(contract.registerAccount, register);
    expect(wire).toEqual({
      ok: true,
      value: {
        account: '王芳',
        phoneNo: '13800000001',
        email: 'a@b.cn',
        password: 'TGltYUAyMDI2',
        verifiyCode: '123456',
      },
    });
    expect(decodeRequest(contract.registerAccount, wire.ok ? wire.value : null)).toEqual({ ok: true, value: register });
    expect(
      encodeRequest(contract.retrievePassword, {
        mobile: '13800000001',
        newPassword: 'Quiet#Otter-52',
        verifyCode: '1234',
        type: 1,
      }),
    ).toEqual({
      ok: true,
      value: { content: '13800000001', newPassword: 'UXVpZXQjT3R0ZXItNTI=', verifiyCode: '1234', type: 1 },
    });
  });

  it('decode another gateway’s reply to a login', () => {
    const answer = {
      tokenInfo: { access_token: 'a', refresh_token: 'r', expires_in: 7200, needRefresh: false, scope: 'all' },
      userInfo: {
        userId: '7',
        type: 'COMPANY_ADMIN',
        username: 'maker',
        phoneNo: '13800000002',
        email: 'a@b.cn',
        portrait: '',
        companyDetails: {
          id: '1',
          name: '泰岳',
          liaison: '',
          liaisonPhone: '',
          indentifierPrefix: '88.118.001',
          examineStatus: 2,
        },
      },
    };
    const reply = decodeReply(contract.loginByPassword, answer);
    expect(reply?.value).toMatchObject({
      tokenInfo: { accessToken: 'a', refreshToken: 'r', expiresIn: 7200 },
      userInfo: {
        mobile: '13800000002',
        companyDetails: { identifierPrefix: '88.118.001', examineStatus: 'approved' },
      },
    });
    expect(reply && encodeReply(contract.loginByPassword, reply.value)).toMatchObject({
      userInfo: { phoneNo: '13800000002', companyDetails: { indentifierPrefix: '88.118.001', examineStatus: 2 } },
    });
  });

  it.each([
    ['a mobile number that is none', { phoneNo: '12800000001' }, '请输入正确的手机号码'],
    ['a code of letters', { verifiyCode: 'abcdef' }, '请输入正确的验证码'],
    ['no user name', { account: ' ' }, '请输入用户名'],
    ['no password', { password: '' }, '密码不能为空'],
    ['a weak password', { password: 'MTIzNDU2' }, '密码强度过低'],
  ])('refuse %s with the sentence of its rule', (_case, wrong, message) => {
    const right = {
      account: '王芳',
      phoneNo: '13800000001',
      email: 'a@b.cn',
      password: 'TGltYUAyMDI2',
      verifiyCode: '1234',
    };
    expect(decodeRequest(contract.registerAccount, { ...right, ...wrong })).toMatchObject({ ok: false, message });
  });
});

describe('a user in the reply of another gateway', () => {
  const tokenInfo = { access_token: 'a', refresh_token: 'r', expires_in: 7200, needRefresh: false };
  const company = { id: '1', name: '泰岳', liaison: '李建国', liaisonPhone: '13800000002', areaCode: '371422' };
  const sent = {
    userId: '7',
    type: 'COMPANY_ADMIN',
    username: 'maker',
    phoneNo: '13800000002',
    email: 'a@b.cn',
    portrait: '/a.webp',
    companyDetails: { ...company, indentifierPrefix: '88.118.001', examineStatus: 2 },
  };
  const { phoneNo: mobile, ...rest } = sent;
  const companyDetails = { ...company, identifierPrefix: '88.118.001', examineStatus: 'approved' };
  const read = { ...rest, mobile, companyDetails };
  const emptyCompany = { id: '', name: '', liaison: '', liaisonPhone: '', identifierPrefix: '', areaCode: '' };

  /** The user of a profile as JSON, in which undefined fields are missing. */
  function readUser(user: object): unknown {
    const data: unknown = JSON.parse(JSON.stringify({ basicInfo: user }));
    return decodeReply(contract.readProfile, data)?.value.basicInfo;
  }

  it.each<[name: string, change: object, read: object]>([
    ['mobile in place of phoneNo', { phoneNo: undefined, mobile: '13900000003' }, { mobile: '13900000003' }],
    ['mobile and null as phoneNo', { phoneNo: null, mobile: '13900000003' }, { mobile: '13900000003' }],
    ['mobile besides phoneNo', { mobile: '13900000003' }, {}],
    ['account in place of username', { username: undefined, account: 'fitter' }, { username: 'fitter' }],
    ['account besides username', { account: 'fitter' }, {}],
    ['userName in place of username', { username: undefined, userName: 'fitter' }, { username: 'fitter' }],
    ['userName besides account', { username: null, account: 'fitter', userName: '王芳' }, { username: 'fitter' }],
    ['neither phoneNo nor mobile', { phoneNo: undefined }, { mobile: '' }],
    ['null as phoneNo and mobile', { phoneNo: null, mobile: null }, { mobile: '' }],
    ['no email', { email: undefined }, { email: '' }],
    ['no portrait', { portrait: undefined }, { portrait: '' }],
    ['null as email and portrait', { email: null, portrait: null }, { email: '', portrait: '' }],
    ['no companyDetails', { companyDetails: undefined }, { companyDetails: null }],
    ['null as companyDetails', { companyDetails: null }, { companyDetails: null }],
    [
      'no more than the status of its enterprise',
      { companyDetails: { examineStatus: 0 } },
      { companyDetails: { ...emptyCompany, examineStatus: 'platformReview' } },
    ],
    [
      'null in fields of its enterprise',
      { companyDetails: { ...company, liaison: null, indentifierPrefix: null, examineStatus: 2 } },
      { companyDetails: { ...companyDetails, liaison: '', identifierPrefix: '' } },
    ],
  ])('is decoded when it has %s', (_case, change, expected) => {
    expect(readUser({ ...sent, ...change })).toEqual({ ...read, ...expected });
  });

  it.each(['id', 'name', 'liaison', 'liaisonPhone', 'indentifierPrefix', 'areaCode'])(
    'is decoded with an empty text when its enterprise has no %s',
    (field) => {
      const clean = field === 'indentifierPrefix' ? 'identifierPrefix' : field;
      expect(readUser({ ...sent, companyDetails: { ...sent.companyDetails, [field]: undefined } })).toEqual({
        ...read,
        companyDetails: { ...companyDetails, [clean]: '' },
      });
    },
  );

  it('is decoded from the replies to both logins', () => {
    const userInfo = { userId: '7', type: 'COMPANY', mobile, account: 'maker', companyDetails: { examineStatus: 2 } };
    const replies = [
      decodeReply(contract.loginByPassword, { tokenInfo, userInfo }),
      decodeReply(contract.loginByCode, { tokenInfo, userInfo }),
    ];
    expect(replies.map((reply) => reply?.value.userInfo)).toEqual(
      replies.map(() => ({
        userId: '7',
        type: 'COMPANY',
        username: 'maker',
        mobile: '13800000002',
        email: '',
        portrait: '',
        companyDetails: { ...emptyCompany, examineStatus: 'approved' },
      })),
    );
  });

  it('is read from a profile that has the fields of the interface alone', () => {
    const basicInfo = { userId: '7', type: 'COMPANY_ADMIN', userName: 'maker', portrait: '/a.webp' };
    expect(readUser(basicInfo)).toEqual({
      userId: '7',
      type: 'COMPANY_ADMIN',
      username: 'maker',
      mobile: '',
      email: '',
      portrait: '/a.webp',
      companyDetails: null,
    });
  });

  it.each<[name: string, change: object]>([
    ['neither phoneNo nor mobile', { mobile: undefined }],
    ['neither username, account nor userName', { account: undefined }],
  ])('is refused in the reply to a login when it has %s', (_case, change) => {
    const user = {
      userId: '7',
      type: 'COMPANY',
      mobile,
      account: 'maker',
      companyDetails: { examineStatus: 2 },
      ...change,
    };
    const userInfo: unknown = JSON.parse(JSON.stringify(user));
    expect(decodeReply(contract.loginByPassword, { tokenInfo, userInfo })).toBeUndefined();
    expect(decodeReply(contract.loginByCode, { tokenInfo, userInfo })).toBeUndefined();
  });

  it.each<[name: string, change: object]>([
    ['no userId', { userId: undefined }],
    ['no type', { type: undefined }],
    ['a number as phoneNo', { phoneNo: 13_800_000_002 }],
    ['neither username nor account nor userName', { username: undefined }],
    ['a number as email', { email: 7 }],
    ['a text as companyDetails', { companyDetails: '泰岳' }],
    ['an enterprise without a status', { companyDetails: company }],
  ])('is refused when it has %s', (_case, change) => {
    expect(readUser({ ...sent, ...change })).toBeUndefined();
  });

  it.each([null, undefined, 'text', {}, { basicInfo: null }])('is refused when the reply is %j', (data) => {
    expect(decodeReply(contract.readProfile, data)).toBeUndefined();
  });
});

describe('an enterprise in the reply of another gateway', () => {
  const sent = {
    id: '1',
    name: '泰岳',
    liaison: '',
    liaisonPhone: '',
    indentifierPrefix: '88.118.001',
    examineStatus: 2,
  };

  /** The enterprise as each of the calls that return one decodes it. */
  const decoded = (data: unknown) => [
    decodeReply(contract.readCurrentCompany, data)?.value,
    decodeReply(contract.findCurrentCompany, data)?.value,
    decodeReply(contract.readCompany, data)?.value,
  ];

  it('is decoded with an empty area by every call when it has none', () => {
    const { indentifierPrefix: identifierPrefix, ...rest } = sent;
    const company = { ...rest, identifierPrefix, areaCode: '', examineStatus: 'approved' };
    expect(decoded(sent)).toEqual([company, company, company]);
  });

  it('is decoded as null when there is none, except by the call for one id', () => {
    expect(decoded(null)).toEqual([null, null, undefined]);
  });
});

describe('a user in a reply of our gateway', () => {
  it.each([
    ['without', ordinaryUser],
    ['with', companyAdmin],
  ])('is restored after encoding, JSON and decoding when it is %s an enterprise', (_case, userInfo) => {
    const login = { ...loginReply, userInfo };
    const sentLogin: unknown = JSON.parse(JSON.stringify(encodeReply(contract.loginByPassword, login)));
    expect(decodeReply(contract.loginByPassword, sentLogin)).toEqual({ value: login });
    const profile = { basicInfo: userInfo, emailProof: 'email' } as const;
    const sentProfile: unknown = JSON.parse(JSON.stringify(encodeReply(contract.readProfile, profile)));
    expect(decodeReply(contract.readProfile, sentProfile)).toEqual({ value: profile });
  });

  it.each(['mobile', 'username', 'email', 'portrait', 'companyDetails'])('is not encoded without %s', (field) => {
    const basicInfo = { ...companyAdmin, [field]: undefined };
    expect(() => encodeReply(contract.readProfile, { basicInfo })).toThrow(/basicInfo/);
  });
});

describe('wireSmsPurpose', () => {
  it.each(Object.entries(smsPurposes))('encodes %s as %i and decodes it', (purpose, number) => {
    const name = purpose as keyof typeof smsPurposes;
    expect(z.encode(wireSmsPurpose, name)).toBe(number);
    expect(z.decode(wireSmsPurpose, number)).toBe(name);
  });

  it.each([0, 9, '1', 'register', 1.5])('refuses %j', (number) => {
    const request = { phoneNo: '13800000001', messageType: number, ...proof };
    expect(decodeRequest(contract.sendSmsCode, request)).toMatchObject({ ok: false, field: 'messageType' });
  });
});
