import { describe, expect, it } from 'vitest';
import { accountMessages, emailMessages, imageMessages, strengthMessages } from './account.ts';

describe('account messages', () => {
  it('says every sentence once and calmly when all are read', () => {
    const sentences = [accountMessages, emailMessages, imageMessages, strengthMessages].flatMap((group) =>
      Object.values<string>(group),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences)
      expect(sentence).toMatch(/^(?:[\p{Script=Han}，、]|JPG|PNG|Cookie|1M|6|64|50|[._@+·-]|\{(?:n|type|size)\})+$/u);
  });

  it.each([
    ['loginDone', '登录成功'],
    ['loginFailed', '登录失败，请重新登录'],
    [
      'loginNotKept',
      '浏览器禁止了本站保存登录状态，刷新页面后需要重新登录，如需保持登录，请在浏览器设置中允许本站的Cookie',
    ],
    ['registered', '注册成功'],
    ['passwordRecovered', '密码找回成功'],
    ['resetFailed', '密码重置失败，请重试'],
    ['passwordChanged', '修改成功，请重新登录'],
    ['changePasswordFailed', '修改密码失败，请重试'],
    ['smsFailed', '短信发送失败，请重试'],
    ['avatarFailed', '修改头像失败'],
    ['profileFailed', '获取信息失败'],
    ['avatarHint', '支持JPG、PNG格式，小于1M，建议使用正方形图片'],
  ] as const)('says %s as agreed when a notice is shown', (key, text) => {
    expect(accountMessages[key]).toBe(text);
  });

  it('says why an upload failed when it did', () => {
    expect(imageMessages.uploadFailed).toBe('上传失败');
    expect(imageMessages.uploadServiceFailed).toBe('上传失败，服务异常请重试');
  });
});
