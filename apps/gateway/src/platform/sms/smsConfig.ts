import type { Environment } from '../environment.ts';
import { StartRefusal } from '../startRefusal.ts';
import type { AlibabaAccount } from './alibabaSms.ts';
import { type MessagePurpose, messagePurposes } from './smsPort.ts';

/** SMS delivery: outbox, Alibaba Cloud, or off. */
export type SmsConfig = { kind: 'outbox' } | { kind: 'alibaba'; account: AlibabaAccount } | { kind: 'off' };

const endpointShape = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?$/;

function refuse(name: string, value: string, allowed: string): never {
  throw new StartRefusal(`环境变量 ${name} 的值“${value}”无效，应为${allowed}。`);
}

function readTemplates(name: string, value: string): Record<MessagePurpose, string> {
  const allowed = ` JSON 对象，${messagePurposes.join('、')} 各对应一个模板代码`;
  let given: unknown;
  try {
    given = JSON.parse(value);
  } catch {
    refuse(name, value, allowed);
  }
  if (typeof given !== 'object' || given === null) refuse(name, value, allowed);
  const codes = new Map<string, unknown>(Object.entries(given));
  const isCode = (code: unknown) => typeof code === 'string' && /^\w+$/.test(code);
  const isWhole =
    codes.size === messagePurposes.length && messagePurposes.every((purpose) => isCode(codes.get(purpose)));
  if (!isWhole) refuse(name, value, allowed);
  return given as Record<MessagePurpose, string>;
}

function readEndpoint(name: string, value: string): string {
  if (!endpointShape.test(value)) refuse(name, value, '不带协议和路径的主机名，例如 dysmsapi.aliyuncs.com');
  return value;
}

/** The outbox prints codes and numbers to the terminal, which is a server's log. */
function readKind(given: string, demo: boolean): SmsConfig['kind'] {
  if (given === 'alibaba' || given === 'off') return given;
  if (given !== '' && given !== 'outbox') refuse('SMS', given, ' alibaba、off，或演示环境（DEMO=1）下的 outbox');
  if (demo) return 'outbox';
  throw new StartRefusal(
    given === 'outbox'
      ? '环境变量 SMS 为 outbox 时验证码会写进日志，只能用于演示环境（DEMO=1），请改为 alibaba（由阿里云短信发送）或 off（不发送短信）。'
      : '环境变量 SMS 未设置，请设为 alibaba（由阿里云短信发送）或 off（不发送短信），演示环境请设 DEMO=1。',
  );
}

/**
 * Reads SMS delivery from environment variables: `SMS`, required outside the demo, and, for Alibaba Cloud, `SMS_ALIBABA_KEY_ID`,
 * `_KEY_SECRET`, `_SIGN_NAME`, `_TEMPLATES` and optionally `_ENDPOINT`; an empty one counts as absent. Throws a StartRefusal with one
 * sentence that names the variable and the allowed values; a key is never repeated.
 */
export function readSmsConfig(environment: Environment): SmsConfig {
  const read = (name: string): string => environment[name]?.trim() ?? '';
  const need = (name: string): string => {
    if (read(name) === '') throw new StartRefusal(`环境变量 ${name} 未设置，SMS 为 alibaba 时必须填写。`);
    return read(name);
  };
  const kind = readKind(read('SMS'), read('DEMO') === '1');
  if (kind !== 'alibaba') return { kind };
  const templates = 'SMS_ALIBABA_TEMPLATES';
  const endpoint = 'SMS_ALIBABA_ENDPOINT';
  return {
    kind,
    account: {
      accessKeyId: need('SMS_ALIBABA_KEY_ID'),
      accessKeySecret: need('SMS_ALIBABA_KEY_SECRET'),
      signName: need('SMS_ALIBABA_SIGN_NAME'),
      templates: readTemplates(templates, need(templates)),
      ...(read(endpoint) === '' ? {} : { endpoint: readEndpoint(endpoint, read(endpoint)) }),
    },
  };
}
