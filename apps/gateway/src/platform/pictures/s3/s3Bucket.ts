import { setTimeout as wait } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { type PictureFault, PicturesUnavailable } from '../../picturesUnavailable.ts';
import { createCircuitBreaker } from './circuitBreaker.ts';
import { type JudgeAnswer, judgeListing, judgeObject, judgeRemoved, judgeStored } from './judgeAnswer.ts';
import { ObjectMissing, throwFault } from './readFault.ts';
import { fetchWhole, type WholeAnswer } from './wholeAnswer.ts';

/** A bucket of an S3-compatible storage, and a key that may read, write, delete and list its objects. */
export interface S3Account {
  /**
   * URL with the bucket, in its path or in its host name: `http://minio:9000/lima`, `https://lima.s3.oss-cn-hangzhou-internal.aliyuncs.com` (the
   * endpoints that Alibaba Cloud documents for S3 clients begin with `s3.`)
   */
  endpoint: string;
  /** Region for signatures: `us-east-1` */
  region: string;
  keyId: string;
  keySecret: string;
}

/** An object in a listing. */
interface S3Object {
  key: string;
  /** Size of the object. */
  bytes: number;
  changedAt: Date;
}

/** Objects of a bucket. Every call throws PicturesUnavailable within the timeout when the storage does not do it. */
export interface S3Bucket {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The bytes of an object; null when there is none. */
  get(key: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Deletes an object; idempotent. */
  remove(key: string): Promise<void>;
  /** Objects whose keys begin with a prefix, unordered; a page is read when it is needed. */
  list(prefix: string): AsyncIterable<S3Object>;
}

/** Maximum objects of a page of a listing, by the protocol. */
const pageSize = 1_000;

/** Pause in ms before the one retry. */
const retryPauseMs = 100;

/** Faults that may be gone a moment later. */
const retried: ReadonlySet<PictureFault> = new Set<PictureFault>(['failed', 'unreachable', 'unreadable']);

/** An answer as s3mini reads it. Throws what is wrong with it. */
function responseOf(answer: WholeAnswer, judge: JudgeAnswer): Response {
  throwFault(answer);
  const { status, headers, bytes } = answer;
  const fault = judge(answer);
  if (fault !== null) throw new PicturesUnavailable(fault, `${status} without an answer of S3`);
  return new Response(bytes.length === 0 ? null : bytes, { status, headers });
}

async function retryOnce(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PicturesUnavailable && retried.has(error.reason))) throw error;
    await wait(retryPauseMs);
    return await ask();
  }
}

/** Opens a bucket; nothing is sent before the first call. `timeoutMs` limits a call with its retry, and a page of a listing. */
export function createS3Bucket({ endpoint, region, keyId, keySecret }: S3Account, timeoutMs: number): S3Bucket {
  const breaker = createCircuitBreaker(timeoutMs);

  function call<Result>(judge: JudgeAnswer, run: (client: S3mini) => Promise<Result>): Promise<Result> {
    return breaker(() => {
      const signal = AbortSignal.timeout(timeoutMs);
      // A client keeps its signing key for a day, and signs concurrent calls with the last day's while it computes the next.
      const client = new S3mini({
        endpoint,
        region,
        accessKeyId: keyId,
        secretAccessKey: keySecret,
        fetch: (input, init) => retryOnce(async () => responseOf(await fetchWhole(input, init, signal), judge)),
      });
      return run(client);
    });
  }

  return {
    async put(key, bytes, type) {
      await call(judgeStored, (client) => client.putObject(key, bytes, type));
    },
    async get(key) {
      try {
        const response = await call(judgeObject, (client) => client.getObjectRaw(key));
        return Buffer.from(await response.arrayBuffer());
      } catch (error) {
        if (error instanceof ObjectMissing) return null;
        throw error;
      }
    },
    async remove(key) {
      try {
        await call(judgeRemoved, (client) => client.deleteObject(key));
      } catch (error) {
        if (!(error instanceof ObjectMissing)) throw error;
      }
    },
    async *list(prefix) {
      let token: string | undefined;
      do {
        const page = await call(judgeListing, (client) => client.listObjectsPaged('/', prefix, pageSize, token));
        for (const { Key: key, Size: bytes, LastModified: changedAt } of page?.objects ?? []) {
          if (!Number.isSafeInteger(bytes) || Number.isNaN(changedAt.getTime()))
            throw new PicturesUnavailable('unreadable', 'an object without its size or time');
          yield { key, bytes, changedAt };
        }
        const next = page?.nextContinuationToken;
        if (next !== undefined && next === token)
          throw new PicturesUnavailable('unreadable', 'a listing that does not end');
        token = next;
      } while (token !== undefined);
    },
  };
}
