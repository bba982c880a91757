import { describe, expect, it } from 'vitest';
import { brand } from '../../brand/brand.ts';
import { RequestFailure } from '../api/request.ts';
import { unreachable } from '../api/unreachable.ts';
import { fieldRefusal } from './fieldRefusal.ts';

const openings = { mobile: ['手机号', '该手机号'], username: ['用户名'], verifyCode: ['验证码'] } as const;

function refused(status: number, message: string): RequestFailure {
  return new RequestFailure({
    success: false,
    kind: 'refused',
    status,
    code: null,
    message,
    data: null,
    needsLogin: false,
  });
}

describe('fieldRefusal', () => {
  it.each([
    [409, '该手机号已注册，请直接登录，或换一个手机号', 'mobile'],
    [409, '用户名已被使用，请换一个', 'username'],
    [422, '用户名不能是手机号码，请换一个', 'username'],
    [422, '验证码错误或已过期，请核对后重新输入', 'verifyCode'],
    [429, '验证码输入错误次数过多，请42秒后再试', 'verifyCode'],
  ])('stands at the field when %d %s begins with it', (status, message, field) => {
    expect(fieldRefusal(refused(status, message), openings, '')).toEqual({ fields: { [field]: message } });
  });

  it('is shown on top when the message is about no single field', () => {
    expect(fieldRefusal(refused(409, '账号已存在'), openings, '')).toEqual({ message: '账号已存在' });
    expect(fieldRefusal(refused(503, '验证码服务暂停'), openings, '')).toEqual({ message: '验证码服务暂停' });
    expect(fieldRefusal(new RequestFailure(unreachable()), openings, '')).toEqual({
      message: brand.unreachable,
    });
  });

  it('is shown on top with the default message when the server gave none', () => {
    expect(fieldRefusal(refused(500, ''), openings, '密码重置失败，请重试')).toEqual({
      message: '密码重置失败，请重试',
    });
  });
});
