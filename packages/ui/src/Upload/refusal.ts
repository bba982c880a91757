import { type ImageLimit, sizeWords } from '@lima-id/domain';
import type { Locale } from '../locale/useTexts.ts';
import type { PreparedPicture } from '../pictureFile/preparePicture.ts';
import { isUploadFailure } from './uploadFailure.ts';

/** Why a file cannot be uploaded, as returned by `preparePicture`. */
export type Refusal = Exclude<PreparedPicture, { ok: true }>;

type Words = Locale['upload'];

/** The message for a refused file: the reason, and how to fix it if possible. */
export function refusalText(refusal: Refusal, limit: ImageLimit, texts: Words): string {
  if (refusal.reason === 'type') return texts.typeRefused(refusal.type.slice(refusal.type.indexOf('/') + 1));
  if (refusal.reason === 'size') return texts.tooLarge(sizeWords(limit.bytes));
  return texts[refusal.reason];
}

/** The message for a failed upload: the server's own, else one for the kind of error. */
export function failureText(error: unknown, texts: Words): string {
  return isUploadFailure(error) ? error.message || texts.failed : texts.serviceFailed;
}
