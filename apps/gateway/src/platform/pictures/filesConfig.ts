import { isIP } from 'node:net';
import type { Environment } from '../environment.ts';
import { StartRefusal } from '../startRefusal.ts';
import type { S3Account } from './s3/s3Bucket.ts';

/** Storage of pictures: folders of the data folder, or a bucket. */
export type FilesConfig = { kind: 'folder' } | { kind: 's3'; account: S3Account };

function refuse(name: string, value: string, allowed: string): never {
  throw new StartRefusal(`环境变量 ${name} 的值“${value}”无效，应为${allowed}。`);
}

/** A path without a bucket, or of one bucket. */
const pathShape = /^\/(?:([A-Za-z0-9][\w.-]{0,62})\/?)?$/;

/** Whether a host name may begin with a bucket: `lima.s3.oss-cn-hangzhou-internal.aliyuncs.com` */
function mayHaveBucket(host: string): boolean {
  return isIP(host.replaceAll(/[[\]]/g, '')) === 0 && host.split('.').length > 2;
}

function readEndpoint(name: string, value: string): string {
  const allowed =
    ' http 或 https 开头、带存储桶而不带参数的地址，例如 https://lima.s3.oss-cn-hangzhou-internal.aliyuncs.com 或 http://minio:9000/lima';
  const url = URL.parse(value);
  // What may be a password or a signature is not repeated.
  const shown = /[@?]/.test(value) ? '已隐藏' : value;
  if (url === null || shown !== value || !['http:', 'https:'].includes(url.protocol)) refuse(name, shown, allowed);
  const path = pathShape.exec(url.pathname + url.hash);
  const bucket = path?.[1] ?? '';
  if (path === null || (bucket === '' && !mayHaveBucket(url.hostname))) refuse(name, value, allowed);
  return bucket === '' ? url.origin : `${url.origin}/${bucket}`;
}

function readRegion(name: string, value: string): string {
  if (!/^[A-Za-z0-9-]{1,64}$/.test(value))
    refuse(name, value, '由字母、数字和连字符组成的地域，例如 cn-hangzhou 或 us-east-1');
  return value;
}

function readKeyId(name: string, value: string): string {
  // Commas and slashes separate the parts of a signature.
  if (!/^[\x21-\x2B\x2D\x2E\x30-\x7E]{1,128}$/.test(value))
    refuse(name, '已隐藏', '不含空格、逗号和斜杠的英文字母、数字与符号');
  return value;
}

/**
 * Reads the storage of pictures from environment variables: `FILES`, folders by default, and for a bucket `FILES_S3_ENDPOINT`, `_REGION`,
 * `_KEY_ID` and `_KEY_SECRET`; an empty one counts as absent. Throws a StartRefusal with one sentence that names the variable and the allowed
 * values; a key is never repeated.
 */
export function readFilesConfig(environment: Environment): FilesConfig {
  const read = (name: string): string => environment[name]?.trim() ?? '';
  const need = (name: string): string => {
    if (read(name) === '') throw new StartRefusal(`环境变量 ${name} 未设置，FILES 为 s3 时必须填写。`);
    return read(name);
  };
  const kind = read('FILES') || 'folder';
  if (kind === 'folder') return { kind };
  if (kind !== 's3') refuse('FILES', kind, ' folder（保存在数据目录）或 s3（保存在兼容 S3 的对象存储）');
  const endpoint = 'FILES_S3_ENDPOINT';
  const region = 'FILES_S3_REGION';
  const keyId = 'FILES_S3_KEY_ID';
  return {
    kind,
    account: {
      endpoint: readEndpoint(endpoint, need(endpoint)),
      region: readRegion(region, need(region)),
      keyId: readKeyId(keyId, need(keyId)),
      keySecret: need('FILES_S3_KEY_SECRET'),
    },
  };
}
