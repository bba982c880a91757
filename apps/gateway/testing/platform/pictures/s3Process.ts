import S3rver from 's3rver';
import { testBucket } from './testBucket.ts';

/** Serves a bucket, whose objects are below the folder of the first argument, and prints its port. */
const [, , directory = ''] = process.argv;
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: testBucket, configs: [] }],
});
const { port } = await server.run();
process.stdout.write(`port ${port}\n`);
