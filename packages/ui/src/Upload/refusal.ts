import { type ImageLimit, sizeWords } from '@lima-id/domain';
import type { Locale } from '../locale/useTexts.ts';
import type { PreparedPicture } from '../pictureFile/preparePicture.ts';
import { isUploadFailure } from './uploadFailure.ts';

/** Why a file cannot be sent, as `preparePicture` says it. */
export type Refusal = Exclude<PreparedPicture, { ok: true }>;

type Words = Locale['upload'];

/** The sentence for a file that cannot be sent: what is wrong, and what to do where the person can do something. */
export function refusalText(refusal: Refusal, limit: ImageLimit, texts: Words): string {
  if (refusal.reason === 'type') return texts.typeRefused(refusal.type.slice(refusal.type.indexOf('/') + 1));
  if (refusal.reason === 'size') return texts.tooLarge(sizeWords(limit.bytes));
  return texts[refusal.reason];
}

/** The sentence for a file that was not taken: the server's own, else what is known of the failure. */
export function failureText(error: unknown, texts: Words): string {
  return isUploadFailure(error) ? error.message || texts.failed : texts.serviceFailed;
}
