import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeCertificate } from '../../../../testing/platform/payment/madeCertificate.ts';
import { stubKeys, stubNames } from '../../../../testing/platform/payment/wechatStub.ts';
import { StartRefusal } from '../../startRefusal.ts';
import { readPaymentConfig } from '../paymentConfig.ts';
import { loadWechatKeys } from './wechatKeys.ts';

const environment = {
  PAYMENT: 'wechat',
  PUBLIC_URL: 'https://id.example.com/',
  WECHAT_PAY_APP_ID: stubNames.appId,
  WECHAT_PAY_MERCHANT_ID: stubNames.merchantId,
  WECHAT_PAY_SERIAL: stubNames.merchantSerial.toLowerCase(),
  WECHAT_PAY_KEY_FILE: '/keys/apiclient_key.pem',
  WECHAT_PAY_API_KEY: stubNames.apiKey,
  WECHAT_PAY_PUBLIC_KEY_ID: stubNames.platformKey,
  WECHAT_PAY_PUBLIC_KEY_FILE: '/keys/pub_key.pem',
};

function account(changes: Record<string, string> = {}) {
  const config = readPaymentConfig({ ...environment, ...changes });
  if (config.kind !== 'wechat') throw new Error('WeChat Pay was not chosen.');
  return config.account;
}

function refusalOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof StartRefusal) return error.message;
    throw error;
  }
  throw new Error('It was taken.');
}

describe('the WeChat Pay configuration', () => {
  it('is read from the environment when WeChat Pay is the provider', () => {
    expect(account()).toEqual({
      appId: stubNames.appId,
      merchantId: stubNames.merchantId,
      merchantSerial: stubNames.merchantSerial,
      merchantKeyFile: '/keys/apiclient_key.pem',
      apiKey: stubNames.apiKey,
      publicKey: { id: stubNames.platformKey, file: '/keys/pub_key.pem' },
      certificateFiles: [],
      noticeUrl: 'https://id.example.com/__pay/wechat',
      baseUrl: null,
    });
    const certificates = { WECHAT_PAY_PUBLIC_KEY_ID: '', WECHAT_PAY_PUBLIC_KEY_FILE: '' };
    expect(account({ ...certificates, WECHAT_PAY_CERTIFICATE_FILES: '/a.pem, /b.pem' })).toMatchObject({
      publicKey: null,
      certificateFiles: ['/a.pem', '/b.pem'],
    });
    expect(account({ WECHAT_PAY_BASE_URL: 'http://127.0.0.1:9000' }).baseUrl).toBe('http://127.0.0.1:9000/');
  });

  it.each([
    'PUBLIC_URL',
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_KEY_FILE',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
    'WECHAT_PAY_PUBLIC_KEY_FILE',
  ])('is refused with one sentence that names %s when that is missing', (name) => {
    const refusal = refusalOf(() => account({ [name]: ' ' }));
    expect(refusal).toContain(`环境变量 ${name} 未设置`);
    expect(refusal).toMatch(/^[^。\n]+。$/);
  });

  it('is rejected without a public key or certificates', () => {
    const refusal = refusalOf(() => account({ WECHAT_PAY_PUBLIC_KEY_ID: '', WECHAT_PAY_PUBLIC_KEY_FILE: '' }));
    expect(refusal).toContain('WECHAT_PAY_PUBLIC_KEY_ID 未设置');
    expect(refusal).toContain('WECHAT_PAY_CERTIFICATE_FILES');
  });

  it.each([
    ['PUBLIC_URL', 'http://id.example.com'],
    ['WECHAT_PAY_APP_ID', '1900000109'],
    ['WECHAT_PAY_MERCHANT_ID', 'lima'],
    ['WECHAT_PAY_SERIAL', 'not hexadecimal'],
    ['WECHAT_PAY_PUBLIC_KEY_ID', '3775B6A45ACD588826D15E583A95F5DD11223344'],
    ['WECHAT_PAY_BASE_URL', 'http://pay.example.com'],
    ['WECHAT_PAY_BASE_URL', 'https://pay.example.com/v3?a=1'],
  ])('is refused with one sentence that names %s when it is %s', (name, value) => {
    const refusal = refusalOf(() => account({ [name]: value }));
    expect(refusal).toContain(`环境变量 ${name} 的值“${value}”无效`);
    expect(refusal).toMatch(/^[^。\n]+。$/);
  });

  it('is rejected with an invalid key, which is not repeated', () => {
    const refusal = refusalOf(() => account({ WECHAT_PAY_API_KEY: 'hunter2' }));
    expect(refusal).toContain('WECHAT_PAY_API_KEY');
    expect(refusal).not.toContain('hunter2');
  });
});

describe('loadWechatKeys', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lima-wechat-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function file(name: string, content: string): string {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  }
  const privatePem = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }));
  const publicPem = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }));
  const merchantFile = () => file('merchant.pem', privatePem(stubKeys.merchant.privateKey));
  const publicFile = () => file('public.pem', publicPem(stubKeys.platform.publicKey));
  const load = (changes: Record<string, string> = {}) =>
    loadWechatKeys(
      account({ WECHAT_PAY_KEY_FILE: merchantFile(), WECHAT_PAY_PUBLIC_KEY_FILE: publicFile(), ...changes }),
    );

  it('reads the files, keyed by the ids with which WeChat Pay signs', () => {
    const serial = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
    const certificate = file('platform.pem', madeCertificate(stubKeys.stranger.privateKey, serial));
    const { merchant, platform, preferred } = load({ WECHAT_PAY_CERTIFICATE_FILES: certificate });
    expect(merchant.equals(stubKeys.merchant.privateKey)).toBe(true);
    expect([...platform.keys()]).toEqual([serial, stubNames.platformKey]);
    expect(platform.get(serial)?.equals(stubKeys.stranger.publicKey)).toBe(true);
    expect(platform.get(stubNames.platformKey)?.equals(stubKeys.platform.publicKey)).toBe(true);
    expect(preferred).toBe(stubNames.platformKey);
    const alone = { WECHAT_PAY_PUBLIC_KEY_ID: '', WECHAT_PAY_PUBLIC_KEY_FILE: '' };
    expect(load({ ...alone, WECHAT_PAY_CERTIFICATE_FILES: certificate }).preferred).toBeNull();
  });

  it.each(['WECHAT_PAY_KEY_FILE', 'WECHAT_PAY_PUBLIC_KEY_FILE', 'WECHAT_PAY_CERTIFICATE_FILES'])(
    'fails with one sentence when the file of %s is missing or invalid',
    (name) => {
      const missing = refusalOf(() => load({ [name]: join(folder, 'missing.pem') }));
      expect(missing).toContain(`环境变量 ${name} 指定的文件`);
      const garbage = refusalOf(() => load({ [name]: file('garbage.pem', 'hunter2') }));
      expect(garbage).toContain(`环境变量 ${name} 指定的文件`);
      expect(garbage).not.toContain('hunter2');
      for (const refusal of [missing, garbage]) expect(refusal).toMatch(/^[^。\n]+。$/);
    },
  );

  it('rejects a key that is too short', () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    expect(refusalOf(() => load({ WECHAT_PAY_KEY_FILE: file('weak.pem', privatePem(weak.privateKey)) }))).toContain(
      '2048',
    );
    expect(
      refusalOf(() => load({ WECHAT_PAY_PUBLIC_KEY_FILE: file('weak.pem', publicPem(weak.publicKey)) })),
    ).toContain('WECHAT_PAY_PUBLIC_KEY_FILE');
  });

  it('rejects the merchant’s own certificate as WeChat Pay’s', () => {
    expect(refusalOf(() => load({ WECHAT_PAY_PUBLIC_KEY_FILE: merchantFile() }))).toContain(
      'WECHAT_PAY_PUBLIC_KEY_FILE',
    );
    const own = file('own.pem', madeCertificate(stubKeys.merchant.privateKey, stubNames.merchantSerial));
    expect(refusalOf(() => load({ WECHAT_PAY_CERTIFICATE_FILES: own }))).toContain('是商户证书');
  });
});
