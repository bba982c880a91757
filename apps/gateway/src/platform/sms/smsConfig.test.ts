import { describe, expect, it } from 'vitest';
import { StartRefusal } from '../startRefusal.ts';
import { readSmsConfig } from './smsConfig.ts';

const templates = {
  codeLogin: 'SMS_1',
  register: 'SMS_2',
  resetPassword: 'SMS_3',
  changePassword: 'SMS_4',
  changeMobile: 'SMS_7',
  newMobile: 'SMS_8',
  mobileChanged: 'SMS_9',
  changeEmail: 'SMS_10',
  prefix: 'SMS_5',
  scene: 'SMS_6',
};

const alibaba = {
  SMS: 'alibaba',
  SMS_ALIBABA_KEY_ID: 'LTAI-key',
  SMS_ALIBABA_KEY_SECRET: 'hunter2',
  SMS_ALIBABA_SIGN_NAME: '力码',
  SMS_ALIBABA_TEMPLATES: JSON.stringify(templates),
};

function catchRefusal(environment: Record<string, string>): string {
  try {
    readSmsConfig(environment);
  } catch (error) {
    if (error instanceof StartRefusal) return error.message;
    throw error;
  }
  throw new Error('The configuration was taken.');
}

describe('readSmsConfig', () => {
  it('defaults to the outbox in the demo, or when named, whatever else is set', () => {
    const demo = { DEMO: '1' };
    expect(readSmsConfig(demo)).toEqual({ kind: 'outbox' });
    expect(readSmsConfig({ ...demo, SMS: ' ' })).toEqual({ kind: 'outbox' });
    expect(readSmsConfig({ ...alibaba, ...demo, SMS: 'outbox' })).toEqual({ kind: 'outbox' });
    expect(readSmsConfig({ ...demo, SMS: 'off' })).toEqual({ kind: 'off' });
    expect(readSmsConfig({ ...alibaba, ...demo })).toMatchObject({ kind: 'alibaba' });
  });

  it('sends nothing when it is off', () => {
    expect(readSmsConfig({ ...alibaba, SMS: 'off' })).toEqual({ kind: 'off' });
  });

  it.each([
    [{}, '未设置'],
    [{ SMS: ' ', DEMO: '0' }, '未设置'],
    [{ SMS: 'outbox' }, '验证码会写进日志'],
    [{ SMS: 'outbox', DEMO: '0' }, '验证码会写进日志'],
  ])('refuses %j, which would write codes to the log, and tells the cure', (environment, reason) => {
    const refusal = catchRefusal(environment);
    expect(refusal).toContain('环境变量 SMS');
    for (const word of [reason, 'alibaba', 'off', 'DEMO=1']) expect(refusal).toContain(word);
    expect(refusal).toMatch(/^[^。\n]+。$/);
  });

  it('reads the account of Alibaba Cloud', () => {
    const account = { accessKeyId: 'LTAI-key', accessKeySecret: 'hunter2', signName: '力码', templates };
    expect(readSmsConfig(alibaba)).toEqual({ kind: 'alibaba', account });
    expect(readSmsConfig({ ...alibaba, SMS_ALIBABA_ENDPOINT: 'sms.example.com:8443' })).toEqual({
      kind: 'alibaba',
      account: { ...account, endpoint: 'sms.example.com:8443' },
    });
  });

  it.each(['SMS_ALIBABA_KEY_ID', 'SMS_ALIBABA_KEY_SECRET', 'SMS_ALIBABA_SIGN_NAME', 'SMS_ALIBABA_TEMPLATES'])(
    'names the missing variable %s',
    (name) => {
      expect(catchRefusal({ ...alibaba, [name]: ' ' })).toBe(`环境变量 ${name} 未设置，SMS 为 alibaba 时必须填写。`);
    },
  );

  it.each([
    ['SMS', 'mail', 'alibaba、off'],
    ['SMS', 'Alibaba', 'alibaba、off'],
    ['SMS_ALIBABA_TEMPLATES', 'SMS_1', 'codeLogin、register'],
    ['SMS_ALIBABA_TEMPLATES', 'null', 'JSON 对象'],
    ['SMS_ALIBABA_TEMPLATES', '["SMS_1"]', 'JSON 对象'],
    ['SMS_ALIBABA_TEMPLATES', JSON.stringify({ ...templates, scene: undefined }), 'scene'],
    ['SMS_ALIBABA_TEMPLATES', JSON.stringify({ ...templates, scene: 6 }), 'scene'],
    ['SMS_ALIBABA_TEMPLATES', JSON.stringify({ ...templates, scene: '' }), 'scene'],
    ['SMS_ALIBABA_TEMPLATES', JSON.stringify({ ...templates, other: 'SMS_7' }), 'scene'],
    ['SMS_ALIBABA_ENDPOINT', 'https://sms.example.com', '主机名'],
    ['SMS_ALIBABA_ENDPOINT', 'sms.example.com/path', '主机名'],
  ])('names the variable, the value and what is allowed when %s is %s', (name, value, allowed) => {
    const refusal = catchRefusal({ ...alibaba, [name]: value });
    expect(refusal).toContain(`环境变量 ${name} 的值“${value}”无效`);
    expect(refusal).toContain(allowed);
    expect(refusal).toMatch(/^[^。\n]+。$/);
    expect(refusal).not.toContain('hunter2');
    expect(refusal).not.toContain('LTAI-key');
  });
});
