import { describe, expect, it } from 'vitest';
import { StartRefusal } from '../startRefusal.ts';
import { readMailConfig } from './mailConfig.ts';

const smtp = { MAIL: 'smtp', MAIL_SMTP_HOST: 'smtp.example.com', MAIL_FROM: '力码 <noreply@example.com>' };
const account = { host: 'smtp.example.com', port: 465, tls: 'tls', login: null, from: '力码 <noreply@example.com>' };
const login = { MAIL_SMTP_USER: 'noreply@example.com', MAIL_SMTP_PASSWORD: 'hunter2' };

function refusal(environment: Record<string, string | undefined>): string {
  try {
    readMailConfig(environment);
  } catch (error) {
    if (error instanceof StartRefusal) return error.message;
  }
  return '';
}

describe('readMailConfig', () => {
  it('is off by default, and the outbox in the demo', () => {
    expect(readMailConfig({})).toEqual({ kind: 'off' });
    expect(readMailConfig({ MAIL: ' ' })).toEqual({ kind: 'off' });
    expect(readMailConfig({ DEMO: '1' })).toEqual({ kind: 'outbox' });
    expect(readMailConfig({ DEMO: '1', MAIL: 'outbox' })).toEqual({ kind: 'outbox' });
    expect(readMailConfig({ DEMO: '1', MAIL: 'off' })).toEqual({ kind: 'off' });
  });

  it('defaults to the standard port of each TLS mode', () => {
    expect(readMailConfig(smtp)).toEqual({ kind: 'smtp', account });
    expect(readMailConfig({ ...smtp, ...login, MAIL_SMTP_TLS: 'starttls' })).toEqual({
      kind: 'smtp',
      account: {
        ...account,
        port: 587,
        tls: 'starttls',
        login: { user: 'noreply@example.com', password: 'hunter2' },
      },
    });
    expect(readMailConfig({ ...smtp, MAIL_SMTP_TLS: 'none' })).toMatchObject({ account: { port: 25, tls: 'none' } });
    expect(readMailConfig({ ...smtp, MAIL_SMTP_PORT: '2465' })).toMatchObject({ account: { port: 2465 } });
    expect(readMailConfig({ ...smtp, MAIL_SMTP_HOST: '::1', MAIL_FROM: 'a@example.com' })).toMatchObject({
      account: { host: '::1', from: 'a@example.com' },
    });
  });

  it.each(['MAIL_SMTP_HOST', 'MAIL_FROM'])('names the missing %s', (name) => {
    expect(refusal({ ...smtp, [name]: ' ' })).toBe(`环境变量 ${name} 未设置，MAIL 为 smtp 时必须填写。`);
  });

  it('requires user and password together', () => {
    expect(refusal({ ...smtp, ...login, MAIL_SMTP_USER: '' })).toBe(
      '环境变量 MAIL_SMTP_USER 未设置，填写 MAIL_SMTP_PASSWORD 时必须填写。',
    );
    expect(refusal({ ...smtp, ...login, MAIL_SMTP_PASSWORD: '' })).toBe(
      '环境变量 MAIL_SMTP_PASSWORD 未设置，填写 MAIL_SMTP_USER 时必须填写。',
    );
  });

  it('rejects a password over plain text, and does not repeat it', () => {
    const message = refusal({ ...smtp, ...login, MAIL_SMTP_TLS: 'none' });
    expect(message).toBe(
      '环境变量 MAIL_SMTP_TLS 为 none 时密码会以明文传输，请改为 tls 或 starttls，或不填写用户名和密码。',
    );
  });

  it('rejects the outbox outside the demo, where the terminal is the log', () => {
    expect(refusal({ MAIL: 'outbox' })).toContain('只能用于演示环境（DEMO=1）');
  });

  it.each([
    ['MAIL', 'sms', 'smtp、off'],
    ['MAIL_SMTP_HOST', 'https://smtp.example.com', '主机名'],
    ['MAIL_SMTP_HOST', 'smtp.example.com:465', '主机名'],
    ['MAIL_SMTP_PORT', '0', '1 至 65535'],
    ['MAIL_SMTP_PORT', '65536', '1 至 65535'],
    ['MAIL_SMTP_PORT', 'smtps', '1 至 65535'],
    ['MAIL_SMTP_TLS', 'ssl', 'tls、starttls 或 none'],
    ['MAIL_FROM', '力码', '邮箱地址'],
    ['MAIL_FROM', '力码 <noreply>', '邮箱地址'],
    ['MAIL_FROM', 'a@example.com, b@example.com', '邮箱地址'],
    ['MAIL_FROM', 'x\r\nBcc: b@example.com <a@example.com>', '邮箱地址'],
  ])('refuses %s when it is "%s"', (name, value, allowed) => {
    const message = refusal({ ...smtp, [name]: value });
    expect(message).toContain(`环境变量 ${name} 的值“${value.trim()}”无效，应为`);
    expect(message).toContain(allowed);
  });
});
