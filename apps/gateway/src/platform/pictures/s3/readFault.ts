import { type PictureFault, PicturesUnavailable } from '../../picturesUnavailable.ts';
import type { WholeAnswer } from './wholeAnswer.ts';

/** There is no object with the key of a request; for a request that names none, no bucket. */
export class ObjectMissing extends PicturesUnavailable {
  constructor(detail: string) {
    super('bucketMissing', detail);
  }
}

/** Bytes of an error's body that are searched for its code. */
const searchedBytes = 4_096;

/** The error code of S3 in an answer; empty without one. The body is not logged: it repeats key ids and signatures. */
function codeIn({ bytes }: WholeAnswer): string {
  return /<Code>(\w{1,64})<\/Code>/.exec(bytes.toString('latin1', 0, searchedBytes))?.[1] ?? '';
}

/** Statuses of an overloaded storage. */
const overloaded: ReadonlySet<number> = new Set([408, 429]);

function faultOf(status: number, code: string): PictureFault {
  if (code === 'NoSuchBucket') return 'bucketMissing';
  if (status >= 500 || overloaded.has(status)) return 'failed';
  // Some proxies answer 404 while the storage behind them starts.
  return status === 404 ? 'unreadable' : 'refused';
}

/**
 * Throws the error that an answer of S3 reports. A 404 means a missing object only by its code: a missing bucket and a wrong URL are 404
 * as well.
 */
export function throwFault(answer: WholeAnswer): void {
  const { status } = answer;
  if (status >= 200 && status < 300) return;
  const code = codeIn(answer);
  const detail = `${status} ${code}`.trim();
  if (status === 404 && code === 'NoSuchKey') throw new ObjectMissing(detail);
  throw new PicturesUnavailable(faultOf(status, code), detail);
}
