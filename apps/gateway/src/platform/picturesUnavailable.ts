/**
 * Why the picture storage did not do what it was asked: no connection or a broken one (`unreachable`), a timeout (`late`), an error of its
 * own (`failed`), an answer that is incomplete or not of its protocol (`unreadable`), a rejected account or request (`refused`), or no
 * bucket (`bucketMissing`).
 */
export type PictureFault = 'unreachable' | 'late' | 'failed' | 'unreadable' | 'refused' | 'bucketMissing';

/**
 * The picture storage is temporarily unavailable. The request failed and is answered 503. Whether a picture was stored or deleted is
 * unknown: both can be repeated.
 */
export class PicturesUnavailable extends Error {
  override readonly name = 'PicturesUnavailable';
  readonly statusCode = 503;
  readonly reason: PictureFault;
  /** Status and error code, without addresses and keys: `403 AccessDenied`, `ECONNREFUSED` */
  readonly detail: string;

  constructor(reason: PictureFault, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}
