import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StartRefusal } from '../platform/startRefusal.ts';
import { readConfig, readDatabaseConfig } from './config.ts';

/** Reads variables in addition to the required ones. */
function read(environment: Record<string, string>) {
  return readConfig({ SMS: 'off', ...environment });
}

describe('readConfig', () => {
  it('has a default for every variable except SMS', () => {
    expect(read({})).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '.data',
      files: { kind: 'folder' },
      databaseUrl: null,
      demo: false,
      logLevel: 'info',
      publicUrl: null,
      portalDir: null,
      designDir: null,
      clientCredential: 'lima-portal:public',
      secret: null,
      sms: { kind: 'off' },
      smsPerDay: 2_000,
      mail: { kind: 'off' },
      mailPerDay: 2_000,
      outboxKey: null,
      verification: { kind: 'checksum' },
      payment: { kind: 'off' },
      seller: { platformName: '力码 LIMA', legalName: '' },
      orderExpiryDays: 7,
      drainSeconds: 5,
      workCost: 1_000,
      trustProxy: false,
    });
  });

  it('treats an empty value as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(read({}));
  });

  it('enables sandbox payments only in the demo, or when requested', () => {
    expect(read({}).payment).toEqual({ kind: 'off' });
    expect(read({ DEMO: '1' }).payment).toEqual({ kind: 'sandbox' });
    expect(read({ PAYMENT: 'sandbox' }).payment).toEqual({ kind: 'sandbox' });
    expect(read({ DEMO: '1', PAYMENT: 'off' }).payment).toEqual({ kind: 'off' });
  });

  it('names a selling company only in the demo, or when configured', () => {
    expect(read({ DEMO: '1' }).seller.legalName).toBe('力码工业互联网有限公司');
    expect(read({ DEMO: '1', SELLER_NAME: '示例' }).seller.legalName).toBe('示例');
  });

  it('reads every variable when all are set', () => {
    expect(
      readConfig({
        PORT: '9000',
        HOST: '127.0.0.1',
        DATA_DIR: '/srv/lima',
        FILES: 's3',
        FILES_S3_ENDPOINT: 'http://minio:9000/lima',
        FILES_S3_REGION: 'us-east-1',
        FILES_S3_KEY_ID: 'lima-key',
        FILES_S3_KEY_SECRET: 'hunter2',
        DATABASE_URL: 'postgres://lima:secret@db:5432/lima',
        DEMO: '1',
        LOG_LEVEL: 'warn',
        PUBLIC_URL: 'https://id.example.com/',
        PORTAL_DIR: '/srv/portal',
        DESIGN_DIR: '/srv/design',
        CLIENT_CREDENTIAL: 'sister:word',
        SECRET: 'thirty-two characters or more it is',
        SMS: 'outbox',
        OUTBOX_KEY: 'opens-the-demo-outbox',
        SMS_PER_DAY: '500',
        MAIL_PER_DAY: '300',
        PLATFORM_NAME: '示例平台',
        SELLER_NAME: ' 示例科技有限公司 ',
        ORDER_EXPIRY_DAYS: '14',
        CAPTCHA_WORK_COST: '9000',
        DRAIN_SECONDS: '0',
        TRUST_PROXY: '10.0.0.0/8, ::1',
      }),
    ).toEqual({
      port: 9000,
      host: '127.0.0.1',
      dataDir: '/srv/lima',
      files: {
        kind: 's3',
        account: {
          endpoint: 'http://minio:9000/lima',
          region: 'us-east-1',
          keyId: 'lima-key',
          keySecret: 'hunter2',
        },
      },
      databaseUrl: 'postgres://lima:secret@db:5432/lima',
      demo: true,
      logLevel: 'warn',
      publicUrl: 'https://id.example.com',
      portalDir: '/srv/portal',
      designDir: '/srv/design',
      clientCredential: 'sister:word',
      secret: 'thirty-two characters or more it is',
      sms: { kind: 'outbox' },
      outboxKey: 'opens-the-demo-outbox',
      smsPerDay: 500,
      mail: { kind: 'outbox' },
      mailPerDay: 300,
      verification: { kind: 'checksum' },
      payment: { kind: 'sandbox' },
      seller: { platformName: '示例平台', legalName: '示例科技有限公司' },
      orderExpiryDays: 14,
      workCost: 9_000,
      drainSeconds: 0,
      trustProxy: ['10.0.0.0/8', '::1'],
    });
  });

  it.each([
    ['PORT', '70000', '65535'],
    ['PORT', '80a', '65535'],
    ['PORT', '-1', '65535'],
    ['PORT', '1e3', '65535'],
    ['HOST', 'not a host', '主机名'],
    ['DEMO', 'yes', '0 或 1'],
    ['FILES', 'ftp', 'folder'],
    ['PAYMENT', 'cash', 'sandbox、wechat 或 off'],
    ['ORDER_EXPIRY_DAYS', '0', '365'],
    ['ORDER_EXPIRY_DAYS', '366', '365'],
    ['ORDER_EXPIRY_DAYS', '7d', '365'],
    ['DRAIN_SECONDS', '-1', '0 至 300'],
    ['DRAIN_SECONDS', '301', '0 至 300'],
    ['CAPTCHA_WORK_COST', '0', '10000'],
    ['CAPTCHA_WORK_COST', '10001', '10000'],
    ['LOG_LEVEL', 'loud', 'info'],
    ['PUBLIC_URL', 'id.example.com', 'http'],
    ['PUBLIC_URL', 'ftp://id.example.com', 'http'],
    ['PUBLIC_URL', 'https://id.example.com/?a=1', '参数'],
    ['PUBLIC_URL', 'https://id.example.com/#home', '参数'],
    ['PUBLIC_URL', 'https://visitor:word@id.example.com', 'http'],
    ['PUBLIC_URL', 'https://:word@id.example.com', 'http'],
    ['PUBLIC_URL', 'https://id.example.com/portal', '不带路径'],
    ['PUBLIC_URL', 'https://id.example.com/portal/', '不带路径'],
    ['PUBLIC_URL', 'https://id.example.com/门户/', '不带路径'],
    ['PUBLIC_URL', 'http://localhost:8080/home', '不带路径'],
    ['PUBLIC_URL', 'https://id.example.com//', '不带路径'],
    ['CLIENT_CREDENTIAL', 'portal', '冒号'],
    ['CLIENT_CREDENTIAL', 'two words:x', '冒号'],
    ['SMS', 'pigeon', 'outbox'],
    ['SMS_PER_DAY', '0', '999999'],
    ['MAIL', 'pigeon', 'outbox'],
    ['MAIL_PER_DAY', '0', '999999'],
    ['SMS_PER_DAY', 'many', '999999'],
  ])('names the variable, the value and what is allowed when %s is %s', (name, value, allowed) => {
    const refusal = catchRefusal({ [name]: value });
    expect(refusal).toContain(name);
    expect(refusal).toContain(`“${value}”`);
    expect(refusal).toContain(allowed);
    expect(refusal).toMatch(/^[^。\n]+。$/);
  });

  it('listens on loopback in the demo unless HOST is set', () => {
    expect(readConfig({ DEMO: '1' }).host).toBe('127.0.0.1');
    expect(readConfig({ DEMO: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it.each(['short', 'with a blank in it', '短短短短短短短短短短短短短短短短'])(
    'does not repeat an invalid outbox key: %s',
    (value) => {
      const refusal = catchRefusal({ OUTBOX_KEY: value });
      expect(refusal).toContain('OUTBOX_KEY');
      expect(refusal).not.toContain(value);
    },
  );

  it('refuses to start without SMS outside the demo', () => {
    expect(() => readConfig({})).toThrow(StartRefusal);
    expect(() => readConfig({ DEMO: '1' })).not.toThrow();
  });

  it('does not repeat a secret that is too short', () => {
    const refusal = catchRefusal({ SECRET: 'hunter2' });
    expect(refusal).toContain('SECRET');
    expect(refusal).toContain('32');
    expect(refusal).not.toContain('hunter2');
  });

  it.each(['mysql://db/lima', 'lima:hunter2@db', 'postgres://lima:hunter2@db'])(
    'does not repeat an invalid DATABASE_URL, since it may contain a password: %s',
    (value) => {
      const refusal = catchRefusal({ DATABASE_URL: value });
      expect(refusal).toContain('DATABASE_URL');
      expect(refusal).not.toContain('hunter2');
      expect(refusal).toMatch(/^[^。\n]+。$/);
    },
  );

  it('accepts or rejects any port', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (value) => {
        const verdict = readPort(value);
        expect(verdict === 'refused' || (Number.isInteger(verdict) && verdict >= 0 && verdict <= 65_535)).toBe(true);
      }),
    );
  });
});

function readPort(value: string): number | 'refused' {
  try {
    return read({ PORT: value }).port;
  } catch (error) {
    if (error instanceof StartRefusal) return 'refused';
    throw error;
  }
}

function catchRefusal(environment: Record<string, string>): string {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof StartRefusal) return error.message;
    throw error;
  }
  throw new Error('The configuration was taken.');
}

describe('readDatabaseConfig', () => {
  it('reads what readConfig reads of the database, whether the other variables are missing or invalid', () => {
    const environment = {
      DATA_DIR: '/var/lib/lima',
      DATABASE_URL: 'postgres://lima:secret@db:5432/lima',
      DATABASE_SETTINGS: 'work_mem=16MB',
      SECRET: 'a secret for tests, long enough to sign with',
    };
    const found = readDatabaseConfig({ ...environment, PORT: 'eighty', SMS: 'pigeon' });
    expect(read(environment)).toMatchObject(found);
    expect(found).toMatchObject({
      dataDir: '/var/lib/lima',
      databaseUrl: environment.DATABASE_URL,
      secret: environment.SECRET,
    });
    expect(() => readDatabaseConfig({ SECRET: 'short' })).toThrow(StartRefusal);
  });
});
