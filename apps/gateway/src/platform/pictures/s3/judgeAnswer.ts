import type { PictureFault } from '../../picturesUnavailable.ts';
import type { WholeAnswer } from './wholeAnswer.ts';

/** What is wrong with a successful answer; null when it is one of S3. A proxy, or another server, answers 200 to anything. */
export type JudgeAnswer = (answer: WholeAnswer) => PictureFault | null;

export const judgeStored: JudgeAnswer = ({ headers }) => (headers.has('etag') ? null : 'unreadable');

/** Without a length, a body that breaks off looks complete. */
export const judgeObject: JudgeAnswer = ({ headers }) => {
  const hasLength = headers.has('content-length') || headers.has('transfer-encoding');
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return hasLength && headers.has('etag') && !isPage ? null : 'unreadable';
};

export const judgeRemoved: JudgeAnswer = ({ bytes }) => (bytes.length === 0 ? null : 'unreadable');

/** Maximum bytes of a page of a listing: keys have at most 1,024 bytes, and there are 1,000. */
const listingMaxBytes = 4 * 1_048_576;

/**
 * A complete page of a listing, which says how to go on if it is not the last. s3mini reads any text as one: an unknown text as empty, and a
 * page without its token as the last.
 */
export const judgeListing: JudgeAnswer = ({ bytes }) => {
  if (bytes.length > listingMaxBytes) return 'unreadable';
  const text = bytes.toString();
  // The URL names no bucket.
  if (text.includes('<ListAllMyBucketsResult')) return 'bucketMissing';
  const isWhole = /<ListBucketResult[\s>]/.test(text) && text.trimEnd().endsWith('</ListBucketResult>');
  const isLast = !/<IsTruncated>\s*true/.test(text);
  return isWhole && (isLast || /<NextContinuationToken>[^<]/.test(text)) ? null : 'unreadable';
};
