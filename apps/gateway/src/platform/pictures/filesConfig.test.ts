import { describe, expect, it } from 'vitest';
import { StartRefusal } from '../startRefusal.ts';
import { readFilesConfig } from './filesConfig.ts';

const bucket = {
  FILES: 's3',
  FILES_S3_ENDPOINT: 'http://minio:9000/lima',
  FILES_S3_REGION: 'us-east-1',
  FILES_S3_KEY_ID: 'LTAI-key',
  FILES_S3_KEY_SECRET: 'hunter2',
};

function catchRefusal(environment: Record<string, string>): string {
  try {
    readFilesConfig(environment);
  } catch (error) {
    if (error instanceof StartRefusal) return error.message;
    throw error;
  }
  throw new Error('The configuration was taken.');
}

describe('readFilesConfig', () => {
  it('is folders unless it is a bucket, whatever else is set', () => {
    for (const environment of [{}, { FILES: ' ' }, { ...bucket, FILES: 'folder' }, { DEMO: '1' }])
      expect(readFilesConfig(environment)).toEqual({ kind: 'folder' });
  });

  it('reads the account of a bucket', () => {
    expect(readFilesConfig(bucket)).toEqual({
      kind: 's3',
      account: { endpoint: 'http://minio:9000/lima', region: 'us-east-1', keyId: 'LTAI-key', keySecret: 'hunter2' },
    });
  });

  it.each([
    ['http://minio:9000/lima/', 'http://minio:9000/lima'],
    ['http://127.0.0.1:9000/lima', 'http://127.0.0.1:9000/lima'],
    ['http://[::1]:9000/lima', 'http://[::1]:9000/lima'],
    ['https://lima.s3.oss-cn-hangzhou-internal.aliyuncs.com', 'https://lima.s3.oss-cn-hangzhou-internal.aliyuncs.com'],
    ['https://lima.s3.oss-cn-hangzhou-internal.aliyuncs.com/', 'https://lima.s3.oss-cn-hangzhou-internal.aliyuncs.com'],
    [
      'https://s3.cn-north-1.amazonaws.com.cn/lima.pictures-1',
      'https://s3.cn-north-1.amazonaws.com.cn/lima.pictures-1',
    ],
  ])('reads the bucket in the URL %s', (value, endpoint) => {
    expect(readFilesConfig({ ...bucket, FILES_S3_ENDPOINT: value })).toMatchObject({ account: { endpoint } });
  });

  it.each(['FILES_S3_ENDPOINT', 'FILES_S3_REGION', 'FILES_S3_KEY_ID', 'FILES_S3_KEY_SECRET'])(
    'names the missing variable %s',
    (name) => {
      expect(catchRefusal({ ...bucket, [name]: ' ' })).toBe(`环境变量 ${name} 未设置，FILES 为 s3 时必须填写。`);
    },
  );

  it.each([
    ['FILES', 'S3', 'folder'],
    ['FILES', 'oss', 's3'],
    ['FILES_S3_ENDPOINT', 'minio:9000/lima', 'http'],
    ['FILES_S3_ENDPOINT', 'ftp://minio/lima', 'http'],
    ['FILES_S3_ENDPOINT', 'lima.s3.oss-cn-hangzhou-internal.aliyuncs.com', 'http'],
    ['FILES_S3_ENDPOINT', 'http://minio:9000', '存储桶'],
    ['FILES_S3_ENDPOINT', 'http://127.0.0.1:9000/', '存储桶'],
    ['FILES_S3_ENDPOINT', 'http://[::1]:9000', '存储桶'],
    ['FILES_S3_ENDPOINT', 'https://aliyuncs.com', '存储桶'],
    ['FILES_S3_ENDPOINT', 'http://minio:9000/lima/pictures', '存储桶'],
    ['FILES_S3_ENDPOINT', 'http://minio:9000/lima#a', '参数'],
    ['FILES_S3_REGION', 'cn hangzhou', '地域'],
    ['FILES_S3_REGION', 'us-east-1/s3', '地域'],
  ])('names the variable, the value and what is allowed when %s is %s', (name, value, allowed) => {
    const refusal = catchRefusal({ ...bucket, [name]: value });
    expect(refusal).toContain(`环境变量 ${name} 的值“${value}”无效`);
    expect(refusal).toContain(allowed);
    expect(refusal).toMatch(/^[^。\n]+。$/);
    for (const part of ['hunter2', 'LTAI-key']) expect(refusal).not.toContain(part);
  });

  it.each([
    ['FILES_S3_ENDPOINT', 'https://LTAI-key:hunter2@minio/lima'],
    ['FILES_S3_ENDPOINT', 'https://minio/lima?X-Amz-Signature=hunter2'],
    ['FILES_S3_KEY_ID', 'LTAI-key hunter2'],
    ['FILES_S3_KEY_ID', 'LTAI-key/hunter2'],
    ['FILES_S3_KEY_ID', '密钥hunter2'],
  ])('does not repeat what may be a secret when %s is invalid: %s', (name, value) => {
    const refusal = catchRefusal({ ...bucket, [name]: value });
    expect(refusal).toContain(`环境变量 ${name} 的值“已隐藏”无效`);
    expect(refusal).not.toContain('hunter2');
  });
});
