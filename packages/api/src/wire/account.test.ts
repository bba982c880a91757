import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeReply, decodeRequest, encodeReply, encodeRequest } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
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
