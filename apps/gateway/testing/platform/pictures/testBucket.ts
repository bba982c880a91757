import type { S3Account } from '../../../src/platform/pictures/s3/s3Bucket.ts';

/** Name of the bucket in tests. */
export const testBucket = 'lima';

/** The account that s3rver has, for a bucket at a port of this machine. */
export function testAccount(port: number, bucket = testBucket): S3Account {
  return {
    endpoint: `http://127.0.0.1:${port}/${bucket}`,
    region: 'us-east-1',
    keyId: 'S3RVER',
    keySecret: 'S3RVER',
  };
}
