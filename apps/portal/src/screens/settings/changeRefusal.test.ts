import { describeTrouble } from '@lima-id/api';
import { describe, expect, it } from 'vitest';
import { RequestFailure } from '../../shared/api/request.ts';
import { changeRefusal } from './changeRefusal.ts';

function failure(trouble: Parameters<typeof describeTrouble>[0]) {
  return new RequestFailure({ success: false, data: null, ...describeTrouble(trouble) });
}

const refusal = (message: string) => failure({ at: 'refusal', status: 422, code: null, message });

describe('changeRefusal', () => {
  it.each([
    ['原密码错误，请核对后重新输入', 'oldPassword'],
    ['新密码不能与原密码相同', 'newPassword'],
    ['验证码错误或已过期，请重新获取', 'verifyCode'],
  ])('stands at its field when the server says "%s"', (message, field) => {
    expect(changeRefusal(refusal(message))).toEqual({ fields: { [field]: message } });
  });

  it('stands above the form when it is about no field', () => {
    expect(changeRefusal(refusal('操作过于频繁，请稍后再试'))).toEqual({ message: '操作过于频繁，请稍后再试' });
  });

  it('is the sentence for this form when the server gave none, and that there is no connection when there is none', () => {
    expect(changeRefusal(refusal(''))).toEqual({ message: '修改密码失败，请重试' });
    expect(changeRefusal(failure({ at: 'answer', status: 200 }))).toEqual({ message: '修改密码失败，请重试' });
    expect(changeRefusal(failure({ at: 'network' }))).toEqual({ message: '服务器去健身了，请稍后再来' });
  });
});
