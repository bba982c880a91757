import type { Environment } from '../../environment.ts';
import { StartRefusal } from '../../startRefusal.ts';

/** Configuration of a WeChat Pay merchant account, with key file paths. */
export interface WechatConfig {
  appId: string;
  merchantId: string;
  /** Serial number of the merchant certificate. */
  merchantSerial: string;
  /** The merchant's private key, PEM. */
  merchantKeyFile: string;
  /** APIv3 key: 32 bytes. */
  apiKey: string;
  /** WeChat Pay's public key and its id; null when only certificates are used. */
  publicKey: { id: string; file: string } | null;
  /** Platform certificates of WeChat Pay, PEM; empty when its public key is used. */
  certificateFiles: readonly string[];
  /** Notification URL. */
  noticeUrl: string;
  /** Base URL override; null for WeChat Pay's own. */
  baseUrl: string | null;
}

/** Path of notifications. */
export const noticePath = '/__pay/wechat';

const names = {
  appId: 'WECHAT_PAY_APP_ID',
  merchantId: 'WECHAT_PAY_MERCHANT_ID',
  merchantSerial: 'WECHAT_PAY_SERIAL',
  merchantKeyFile: 'WECHAT_PAY_KEY_FILE',
  apiKey: 'WECHAT_PAY_API_KEY',
  publicKeyId: 'WECHAT_PAY_PUBLIC_KEY_ID',
  publicKeyFile: 'WECHAT_PAY_PUBLIC_KEY_FILE',
  certificateFiles: 'WECHAT_PAY_CERTIFICATE_FILES',
  baseUrl: 'WECHAT_PAY_BASE_URL',
} as const;

/** Variable names by field, for error messages about files. */
export const wechatVariables: Readonly<Record<keyof typeof names, string>> = names;

function refuse(name: string, value: string, allowed: string): never {
  throw new StartRefusal(`环境变量 ${name} 的值“${value}”无效，应为${allowed}。`);
}

function readPublicKey(read: (name: string) => string): WechatConfig['publicKey'] {
  const [id, file] = [read(names.publicKeyId), read(names.publicKeyFile)];
  if (id === '' && file === '') return null;
  if (id === '')
    throw new StartRefusal(`环境变量 ${names.publicKeyId} 未设置，填写 ${names.publicKeyFile} 时必须填写。`);
  if (file === '')
    throw new StartRefusal(`环境变量 ${names.publicKeyFile} 未设置，填写 ${names.publicKeyId} 时必须填写。`);
  if (!/^PUB_KEY_ID_\d{1,40}$/.test(id)) refuse(names.publicKeyId, id, ' PUB_KEY_ID_ 开头的微信支付公钥 ID');
  return { id, file };
}

function readBaseUrl(value: string): string {
  const url = URL.parse(value);
  const isPlain = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  // Requests contain personal data; plain HTTP is only allowed to localhost.
  if (!isPlain || (url.protocol !== 'https:' && url.hostname !== '127.0.0.1')) {
    refuse(names.baseUrl, value, ' https 开头、不带路径的地址，例如 https://api.mch.weixin.qq.com');
  }
  return url.href;
}

/** WeChat Pay requires an HTTPS notification URL. */
function readNoticeUrl(publicUrl: string): string {
  if (publicUrl === '') throw new StartRefusal('环境变量 PUBLIC_URL 未设置，PAYMENT 为 wechat 时必须填写。');
  if (!publicUrl.startsWith('https://')) {
    refuse('PUBLIC_URL', publicUrl, ' https 开头的地址，PAYMENT 为 wechat 时微信支付须能访问');
  }
  return publicUrl.replace(/\/+$/, '') + noticePath;
}

/**
 * Reads a WeChat Pay merchant account from environment variables, `WECHAT_PAY_…`, and the notification URL from `PUBLIC_URL`. Throws a
 * StartRefusal with one sentence that names the variable; a key is never repeated. Reads no files.
 */
export function readWechatConfig(environment: Environment): WechatConfig {
  const read = (name: string): string => environment[name]?.trim() ?? '';
  const need = (name: string, shape: RegExp, allowed: string): string => {
    const value = read(name);
    if (value === '') throw new StartRefusal(`环境变量 ${name} 未设置，PAYMENT 为 wechat 时必须填写。`);
    if (!shape.test(value)) refuse(name, name === names.apiKey ? '已隐藏' : value, allowed);
    return value;
  };
  const account = {
    appId: need(names.appId, /^wx[0-9a-zA-Z]{6,30}$/, ' wx 开头的 AppID'),
    merchantId: need(names.merchantId, /^\d{8,32}$/, '由数字组成的商户号'),
    merchantSerial: need(names.merchantSerial, /^[0-9A-Fa-f]{16,64}$/, '十六进制的商户证书序列号').toUpperCase(),
    merchantKeyFile: need(names.merchantKeyFile, /./, '文件路径'),
    apiKey: need(names.apiKey, /^[\x21-\x7E]{32}$/, ' 32 个字符的 APIv3 密钥'),
    noticeUrl: readNoticeUrl(read('PUBLIC_URL')),
    baseUrl: read(names.baseUrl) === '' ? null : readBaseUrl(read(names.baseUrl)),
  };
  const publicKey = readPublicKey(read);
  const certificateFiles = read(names.certificateFiles)
    .split(',')
    .map((file) => file.trim())
    .filter((file) => file !== '');
  if (publicKey === null && certificateFiles.length === 0) {
    throw new StartRefusal(
      `环境变量 ${names.publicKeyId} 未设置，PAYMENT 为 wechat 时须填写微信支付公钥，或以 ${names.certificateFiles} 填写平台证书。`,
    );
  }
  return { ...account, publicKey, certificateFiles };
}
