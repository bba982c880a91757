import { isEmail } from '@lima-id/domain';
import type { Environment } from '../environment.ts';
import { StartRefusal } from '../startRefusal.ts';
import type { SmtpAccount, SmtpTls } from './smtpMail.ts';

/** E-mail delivery: outbox, SMTP, or off. */
export type MailConfig = { kind: 'outbox' } | { kind: 'smtp'; account: SmtpAccount } | { kind: 'off' };

/** Default port by TLS mode. */
const usualPorts: Record<SmtpTls, number> = { tls: 465, starttls: 587, none: 25 };

const hostShape = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$|^[0-9A-Fa-f:]+$/;
/** A display name without special characters, then the address in angle brackets. */
const namedSender = /^[^<>"\\,;:@\p{Control}]+<([^<>]+)>$/u;

function refuse(name: string, value: string, allowed: string): never {
  throw new StartRefusal(`环境变量 ${name} 的值“${value}”无效，应为${allowed}。`);
}

/** The outbox prints codes and addresses to the terminal, which is a server's log. */
function readKind(given: string, demo: boolean): MailConfig['kind'] {
  if (given === 'smtp' || given === 'off') return given;
  if (given === '') return demo ? 'outbox' : 'off';
  if (given !== 'outbox') refuse('MAIL', given, ' smtp、off，或演示环境（DEMO=1）下的 outbox');
  if (demo) return 'outbox';
  throw new StartRefusal(
    '环境变量 MAIL 为 outbox 时验证码会写进日志，只能用于演示环境（DEMO=1），请改为 smtp（由邮件服务器发送）或 off（不发送邮件）。',
  );
}

function readHost(name: string, value: string): string {
  if (!hostShape.test(value)) refuse(name, value, '不带协议和端口的主机名，例如 smtp.example.com');
  return value;
}

function readTls(name: string, value: string): SmtpTls {
  if (value === '') return 'tls';
  if (value !== 'tls' && value !== 'starttls' && value !== 'none') refuse(name, value, ' tls、starttls 或 none');
  return value;
}

function readPort(name: string, value: string, tls: SmtpTls): number {
  if (value === '') return usualPorts[tls];
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port < 1 || port > 65_535) refuse(name, value, ' 1 至 65535 的整数');
  return port;
}

function readSender(name: string, value: string): string {
  const address = namedSender.exec(value)?.[1] ?? value;
  if (!isEmail(address)) refuse(name, value, '邮箱地址，或“名称 <邮箱地址>”，例如 力码 <noreply@example.com>');
  return value;
}

/**
 * Reads e-mail delivery from environment variables: `MAIL`, off by default except in the demo, and, for SMTP, `MAIL_SMTP_HOST`, `MAIL_FROM`
 * and optionally `MAIL_SMTP_TLS`, `_PORT`, `_USER` and `_PASSWORD`; an empty one counts as absent. Throws a StartRefusal with one sentence
 * that names the variable and the allowed values; a password is never repeated.
 */
export function readMailConfig(environment: Environment): MailConfig {
  const read = (name: string): string => environment[name]?.trim() ?? '';
  const need = (name: string, when: string): string => {
    if (read(name) === '') throw new StartRefusal(`环境变量 ${name} 未设置，${when}时必须填写。`);
    return read(name);
  };
  const kind = readKind(read('MAIL'), read('DEMO') === '1');
  if (kind !== 'smtp') return { kind };
  const host = readHost('MAIL_SMTP_HOST', need('MAIL_SMTP_HOST', 'MAIL 为 smtp '));
  const from = readSender('MAIL_FROM', need('MAIL_FROM', 'MAIL 为 smtp '));
  const tls = readTls('MAIL_SMTP_TLS', read('MAIL_SMTP_TLS'));
  const port = readPort('MAIL_SMTP_PORT', read('MAIL_SMTP_PORT'), tls);
  const [user, password] = ['MAIL_SMTP_USER', 'MAIL_SMTP_PASSWORD'] as const;
  if (read(user) === '' && read(password) === '') return { kind, account: { host, port, tls, login: null, from } };
  const login = {
    user: need(user, `填写 ${password} `),
    password: need(password, `填写 ${user} `),
  };
  if (tls === 'none') {
    throw new StartRefusal(
      '环境变量 MAIL_SMTP_TLS 为 none 时密码会以明文传输，请改为 tls 或 starttls，或不填写用户名和密码。',
    );
  }
  return { kind, account: { host, port, tls, login, from } };
}
