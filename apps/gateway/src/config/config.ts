import { isIP } from 'node:net';
import { orderExpiryDays } from '@lima-id/domain';
import { readSettings, type Settings } from '../platform/database/embedded/settings.ts';
import type { Environment } from '../platform/environment.ts';
import { type MailConfig, readMailConfig } from '../platform/mail/mailConfig.ts';
import { type PaymentConfig, readPaymentConfig } from '../platform/payment/paymentConfig.ts';
import { type FilesConfig, readFilesConfig } from '../platform/pictures/filesConfig.ts';
import { readSmsConfig, type SmsConfig } from '../platform/sms/smsConfig.ts';
import { StartRefusal } from '../platform/startRefusal.ts';
import { readVerificationConfig, type VerificationConfig } from '../platform/verification/verificationConfig.ts';
import { readTrustProxy, type TrustProxy } from './trustProxy.ts';

/** Values of LOG_LEVEL, from most to least. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Verbosity of the log. */
export type LogLevel = (typeof logLevels)[number];

/** What a command needs that works on the gateway's database. */
interface DatabaseConfig {
  /** Folder of the embedded database, and of pictures unless they are in a bucket. */
  dataDir: string;
  /** URL of a PostgreSQL server, null for the embedded database. */
  databaseUrl: string | null;
  /** Settings of the embedded database over its defaults. */
  databaseSettings: Settings | undefined;
  /** Signing secret, at least 32 characters; null to generate one at the first start and store it in `dataDir`. */
  secret: string | null;
}

/** The gateway's configuration, read once at startup. */
export interface Config extends DatabaseConfig {
  /** Port to listen on; 0 lets the system choose. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Storage of pictures. */
  files: FilesConfig;
  /** Whether an empty database is seeded with the demo data. */
  demo: boolean;
  logLevel: LogLevel;
  /** Public URL of the gateway, without a trailing slash; null when not configured. */
  publicUrl: string | null;
  /** Folder of the built portal, null for the one of this repository. */
  portalDir: string | null;
  /** Folder of the built Storybook, served at /design; null to serve none. */
  designDir: string | null;
  /** Client id and secret of the portal, separated by a colon. Public: it only distinguishes clients. */
  clientCredential: string;
  /** SMS delivery. */
  sms: SmsConfig;
  /** Access key of the demo's outbox page; null to generate one at startup. */
  outboxKey: string | null;
  /** Daily SMS quota (China time). */
  smsPerDay: number;
  /** E-mail delivery. */
  mail: MailConfig;
  /** Daily e-mail quota (China time). */
  mailPerDay: number;
  /** Verification of enterprises that register. */
  verification: VerificationConfig;
  /** Online payments. */
  payment: PaymentConfig;
  /** Names of the platform and of the selling company in order confirmations; the company is empty when not configured. */
  seller: { platformName: string; legalName: string };
  /** Days until an unpaid order expires. */
  orderExpiryDays: number;
  /** PBKDF2 iterations per attempt of the captcha's work. */
  workCost: number;
  /** Seconds during which /readyz answers 503 after SIGTERM while calls are still served. */
  drainSeconds: number;
  /** Whose X-Forwarded-For is trusted. */
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
  // The value may contain a password, so it is not repeated.
  if (url === null || url.pathname.length < 2) {
    refuse('DATABASE_URL', '已隐藏', ' postgres://用户:密码@主机:端口/数据库 形式的地址');
  }
  return value;
}

/** The portal's addresses, links and cookies begin at the root of a host: below a path, its pages would load no scripts. */
function readPublicUrl(value: string): string {
  const url = readUrl(value, ['http:', 'https:']);
  if (url === null || url.href !== `${url.origin}/`) {
    refuse(
      'PUBLIC_URL',
      value,
      ' http 或 https 开头、不带路径和参数的地址，例如 https://id.example.com，门户须独占一个域名',
    );
  }
  return url.origin;
}

const secretMinLength = 32;

function readSecret(value: string): string {
  // The value is not repeated.
  if (value.length < secretMinLength) refuse('SECRET', '已隐藏', `至少 ${secretMinLength} 个字符的随机文本`);
  return value;
}

/** Maximum days until an order expires. */
const orderExpiryMax = 365;

/**
 * Default PBKDF2 iterations per attempt: few enough that the first work of a slow phone's browser takes less than 0.3 s, enough that the
 * overhead of calling the browser's function is small.
 */
const defaultWorkCost = 1_000;

/** Maximum PBKDF2 iterations: with more, an old phone cannot finish the work of a high level in time. */
const workCostMax = 10_000;

/** Default drain time in seconds: longer than two health checks of a balancer, short enough for supervisors that kill after ten. */
const defaultDrainSeconds = 5;

/** Maximum drain time in seconds. */
const drainSecondsMax = 300;

function readCount(name: string, value: string, max: number, min = 1): number {
  const count = Number(value);
  if (!/^\d{1,6}$/.test(value) || count < min || count > max) refuse(name, value, ` ${min} 至 ${max} 的整数`);
  return count;
}

/** Default daily quota of SMS codes, and of e-mail codes: limits the cost that strangers can cause. */
const defaultCodesPerDay = 2_000;
const codesPerDayMax = 999_999;

/** Selling company in the demo's confirmations, the same as in the portal's brand. */
const demoSeller = '力码工业互联网有限公司';

function readSeller(environment: Environment): Config['seller'] {
  const setting = (name: string) => environment[name]?.trim() ?? '';
  return {
    platformName: setting('PLATFORM_NAME') || '力码 LIMA',
    legalName: setting('SELLER_NAME') || (setting('DEMO') === '1' ? demoSeller : ''),
  };
}

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

/** Reads variables; an empty one counts as absent. */
function readerOf(environment: Environment) {
  return <Value, Default>(name: string, parse: (value: string) => Value, absent: Default): Value | Default => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? absent : parse(value);
  };
}

/** Reads, as `readConfig` does, the variables of the database alone: a command needs no others, and no valid values of them. */
export function readDatabaseConfig(environment: Environment): DatabaseConfig {
  const read = readerOf(environment);
  return {
    dataDir: read('DATA_DIR', (value) => value, '.data'),
    databaseUrl: read('DATABASE_URL', readDatabaseUrl, null),
    databaseSettings: read('DATABASE_SETTINGS', readSettings, undefined),
    secret: read('SECRET', readSecret, null),
  };
}

/**
 * Reads the configuration from environment variables; an empty one counts as absent. Throws a StartRefusal with one sentence that names the
 * variable, its value and the allowed values. Reads nothing else and no files.
 */
export function readConfig(environment: Environment): Config {
  const read = readerOf(environment);
  const demo = read('DEMO', (value) => readSwitch('DEMO', value), false);
  return {
    ...readDatabaseConfig(environment),
    port: read('PORT', readPort, 8080),
    // The demo's passwords are public.
    host: read('HOST', readHost, demo ? '127.0.0.1' : '0.0.0.0'),
    files: readFilesConfig(environment),
    demo,
    logLevel: read('LOG_LEVEL', readLevel, 'info'),
    publicUrl: read('PUBLIC_URL', readPublicUrl, null),
    portalDir: read('PORTAL_DIR', (value) => value, null),
    designDir: read('DESIGN_DIR', (value) => value, null),
    clientCredential: read('CLIENT_CREDENTIAL', readCredential, 'lima-portal:public'),
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
