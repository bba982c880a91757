import { isIP } from 'node:net';
import { orderExpiryDays } from '@lima-id/domain';
import { defaultWorkCost } from '../captcha/workOrder.ts';
import type { Environment } from '../platform/environment.ts';
import { type MailConfig, readMailConfig } from '../platform/mail/mailConfig.ts';
import { type PaymentConfig, readPaymentConfig } from '../platform/payment/paymentConfig.ts';
import { readSmsConfig, type SmsConfig } from '../platform/sms/smsConfig.ts';
import { StartRefusal } from '../platform/startRefusal.ts';
import { readVerificationConfig, type VerificationConfig } from '../platform/verification/verificationConfig.ts';
import { readTrustProxy, type TrustProxy } from './trustProxy.ts';

/** The words LOG_LEVEL takes, from most to least. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** How much is logged. */
export type LogLevel = (typeof logLevels)[number];

/** The gateway's configuration, read once at start. */
export interface Config {
  /** Port to listen on; 0 lets the system choose. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Folder of the embedded database. */
  dataDir: string;
  /** Address of a PostgreSQL server, null for the embedded database. */
  databaseUrl: string | null;
  /** Whether an empty database is filled with the demo data. */
  demo: boolean;
  logLevel: LogLevel;
  /** Address under which people reach the gateway, without a slash at its end; null when not configured. */
  publicUrl: string | null;
  /** Folder of the built portal, null for the one of this project. */
  portalDir: string | null;
  /** The name and word, with a colon between, by which the portal asks for tokens. Public: it only tells clients apart. */
  clientCredential: string;
  /** What the gateway signs with, 32 characters or more; null for one that is made at the first start and kept in `dataDir`. */
  secret: string | null;
  /** How codes reach phones. */
  sms: SmsConfig;
  /** What opens the page of the demo's SMS and mails; null for one that is made at the start. */
  outboxKey: string | null;
  /** Codes that are sent in a day of China. */
  smsPerDay: number;
  /** How codes reach mailboxes. */
  mail: MailConfig;
  /** Mails with codes that are sent in a day of China. */
  mailPerDay: number;
  /** Who verifies enterprises that register. */
  verification: VerificationConfig;
  /** Who takes payments online. */
  payment: PaymentConfig;
  /** What confirmations of orders call the platform, and the company that sells; the company is empty when not configured. */
  seller: { platformName: string; legalName: string };
  /** Days in which an order has to be paid. */
  orderExpiryDays: number;
  /** Rounds of PBKDF2 for each number that a device tries at the work of a captcha. */
  workCost: number;
  /** Seconds for which /readyz says 503 after SIGTERM while calls are still answered. */
  drainSeconds: number;
  /** Whose X-Forwarded-For is believed. */
  trustProxy: TrustProxy;
}

function refuse(name: string, value: string, allowed: string): never {
  throw new StartRefusal(`环境变量 ${name} 的值“${value}”无效，应为${allowed}。`);
}

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535) refuse('PORT', value, ' 0 至 65535 的整数');
  return port;
}

function readHost(value: string): string {
  if (isIP(value) === 0 && !/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(value)) {
    refuse('HOST', value, '主机名或 IP 地址，例如 0.0.0.0');
  }
  return value;
}

function readSwitch(name: string, value: string): boolean {
  if (value !== '0' && value !== '1') refuse(name, value, ' 0 或 1');
  return value === '1';
}

function readLevel(value: string): LogLevel {
  return logLevels.find((level) => level === value) ?? refuse('LOG_LEVEL', value, ` ${logLevels.join('、')} 之一`);
}

function readUrl(value: string, protocols: readonly string[]): URL | null {
  const url = URL.parse(value);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '' ? url : null;
}

function readDatabaseUrl(value: string): string {
  const url = readUrl(value, ['postgres:', 'postgresql:']);
  // The value may hold a password, so it is not repeated.
  if (url === null || url.pathname.length < 2) {
    refuse('DATABASE_URL', '已隐藏', ' postgres://用户:密码@主机:端口/数据库 形式的地址');
  }
  return value;
}

function readPublicUrl(value: string): string {
  const url = readUrl(value, ['http:', 'https:']);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') {
    refuse('PUBLIC_URL', value, ' http 或 https 开头、不带参数的地址，例如 https://id.example.com');
  }
  return url.href.replace(/\/+$/, '');
}

/** Characters a secret has at least. */
const secretMinLength = 32;

function readSecret(value: string): string {
  // The value is not repeated.
  if (value.length < secretMinLength) refuse('SECRET', '已隐藏', `至少 ${secretMinLength} 个字符的随机文本`);
  return value;
}

/** Days that an order may wait for its payment at most. */
const orderExpiryMax = 365;

/** Rounds of PBKDF2 at most: with more, an old phone does not end in time the work of an address that asks often. */
const workCostMax = 10_000;

/** Seconds of draining: longer than a balancer takes to look twice, short enough for supervisors that kill after ten. */
const defaultDrainSeconds = 5;

/** Seconds of draining at most. */
const drainSecondsMax = 300;

function readCount(name: string, value: string, max: number, min = 1): number {
  const count = Number(value);
  if (!/^\d{1,6}$/.test(value) || count < min || count > max) refuse(name, value, ` ${min} 至 ${max} 的整数`);
  return count;
}

/** Codes by SMS, and as many by mail, sent in a day by default; what strangers can cost the platform at most. */
const defaultCodesPerDay = 2_000;
const codesPerDayMax = 999_999;

/** What the demo's confirmations call the company that sells, as the portal's own brand does. */
const demoSeller = '力码工业互联网有限公司';

function readSeller(environment: Environment): Config['seller'] {
  const setting = (name: string) => environment[name]?.trim() ?? '';
  return {
    platformName: setting('PLATFORM_NAME') || '力码 LIMA',
    legalName: setting('SELLER_NAME') || (setting('DEMO') === '1' ? demoSeller : ''),
  };
}

/** Characters that the key of the outbox has at least. */
const outboxKeyMinLength = 16;

function readOutboxKey(value: string): string {
  // The value is not repeated.
  if (!new RegExp(`^[\\w-]{${outboxKeyMinLength},}$`).test(value)) {
    refuse('OUTBOX_KEY', '已隐藏', `至少 ${outboxKeyMinLength} 个字母、数字、下划线或连字符`);
  }
  return value;
}

function readCredential(value: string): string {
  if (!/^[\x21-\x39\x3B-\x7E]+:[\x21-\x7E]+$/.test(value)) {
    refuse('CLIENT_CREDENTIAL', value, '以冒号分隔的客户端名称与口令，例如 lima-portal:public');
  }
  return value;
}

/**
 * Reads the configuration from environment variables; an empty one counts as absent. Throws a StartRefusal with one sentence that
 * names the variable, its value and what is allowed. Reads nothing else and touches no file.
 */
export function readConfig(environment: Environment): Config {
  const read = <Value, Default>(name: string, parse: (value: string) => Value, absent: Default): Value | Default => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? absent : parse(value);
  };
  const demo = read('DEMO', (value) => readSwitch('DEMO', value), false);
  return {
    port: read('PORT', readPort, 8080),
    // Everybody knows the demo's passwords.
    host: read('HOST', readHost, demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: read('DATA_DIR', (value) => value, '.data'),
    databaseUrl: read('DATABASE_URL', readDatabaseUrl, null),
    demo,
    logLevel: read('LOG_LEVEL', readLevel, 'info'),
    publicUrl: read('PUBLIC_URL', readPublicUrl, null),
    portalDir: read('PORTAL_DIR', (value) => value, null),
    clientCredential: read('CLIENT_CREDENTIAL', readCredential, 'lima-portal:public'),
    secret: read('SECRET', readSecret, null),
    sms: readSmsConfig(environment),
    outboxKey: read('OUTBOX_KEY', readOutboxKey, null),
    smsPerDay: read('SMS_PER_DAY', (value) => readCount('SMS_PER_DAY', value, codesPerDayMax), defaultCodesPerDay),
    mail: readMailConfig(environment),
    mailPerDay: read('MAIL_PER_DAY', (value) => readCount('MAIL_PER_DAY', value, codesPerDayMax), defaultCodesPerDay),
    verification: readVerificationConfig(environment),
    payment: readPaymentConfig(environment),
    seller: readSeller(environment),
    orderExpiryDays: read(
      'ORDER_EXPIRY_DAYS',
      (value) => readCount('ORDER_EXPIRY_DAYS', value, orderExpiryMax),
      orderExpiryDays,
    ),
    workCost: read('CAPTCHA_WORK_COST', (value) => readCount('CAPTCHA_WORK_COST', value, workCostMax), defaultWorkCost),
    drainSeconds: read(
      'DRAIN_SECONDS',
      (value) => readCount('DRAIN_SECONDS', value, drainSecondsMax, 0),
      defaultDrainSeconds,
    ),
    trustProxy: read('TRUST_PROXY', readTrustProxy, false),
  };
}
