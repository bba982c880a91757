import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartRefusal } from '../../startRefusal.ts';
import { type WechatConfig, wechatVariables } from './wechatConfig.ts';

/** WeChat Pay's keys by certificate serial number, and by public key id: signatures name one. */
export type PlatformKeys = ReadonlyMap<string, KeyObject>;

/** Keys of a merchant account. */
export interface WechatKeys {
  merchant: KeyObject;
  platform: PlatformKeys;
  /** Key id requested for signatures of answers; null to let WeChat Pay choose a certificate. */
  preferred: string | null;
}

/** Minimum RSA key size in bits. */
const minBits = 2048;

function isStrong(key: KeyObject): boolean {
  return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= minBits;
}

/** Parses a key file; its content is never repeated. */
function readKey<Key>(variable: string, file: string, what: string, make: (pem: string) => Key): Key {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartRefusal(`环境变量 ${variable} 指定的文件“${file}”无法读取，请检查路径和权限。`, { cause: error });
  }
  try {
    return make(pem);
  } catch {
    throw new StartRefusal(`环境变量 ${variable} 指定的文件“${file}”不是${what}，请换用 PEM 格式的文件。`);
  }
}

function strong(key: KeyObject): KeyObject {
  if (!isStrong(key)) throw new Error('no RSA key of 2048 bits or more');
  return key;
}

/** Reads the key files of an account. Throws a StartRefusal with one sentence that names the variable. */
export function loadWechatKeys(config: WechatConfig): WechatKeys {
  const { merchantKeyFile, merchantSerial, publicKey, certificateFiles } = config;
  const merchant = readKey(wechatVariables.merchantKeyFile, merchantKeyFile, ' 2048 位以上的 RSA 私钥', (pem) =>
    strong(createPrivateKey(pem)),
  );
  const platform = new Map<string, KeyObject>();
  for (const file of certificateFiles) {
    const certificate = readKey(wechatVariables.certificateFiles, file, '微信支付平台证书', (pem) => {
      const read = new X509Certificate(pem);
      return { serial: read.serialNumber, key: strong(read.publicKey) };
    });
    // Accepting the merchant's own certificate as the platform's would trust anyone with its key.
    if (certificate.serial === merchantSerial) {
      throw new StartRefusal(
        `环境变量 ${wechatVariables.certificateFiles} 指定的文件“${file}”是商户证书，应为微信支付平台证书。`,
      );
    }
    platform.set(certificate.serial, certificate.key);
  }
  if (publicKey !== null) {
    const key = readKey(wechatVariables.publicKeyFile, publicKey.file, '微信支付公钥', (pem) => {
      if (pem.includes('PRIVATE KEY') || pem.includes('CERTIFICATE')) throw new Error('no public key');
      return strong(createPublicKey(pem));
    });
    platform.set(publicKey.id, key);
  }
  return { merchant, platform, preferred: publicKey?.id ?? null };
}
