import { imageMessages } from '../messages/account.ts';
import {
  avatarMaxBytes,
  faultPhotoMaxBytes,
  faultPhotoSentMaxBytes,
  idImageMaxBytes,
  licenceImageMaxBytes,
  productImageMaxBytes,
  voucherImageMaxBytes,
} from './limits.ts';

/** Media types of pictures that may be uploaded. Source: docs/rules/account.md. */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/bmp'];

/** A limit on a picture's bytes. `isAllowed` says whether a picture of exactly that many bytes still passes. */
export interface ImageLimit {
  bytes: number;
  isAllowed: boolean;
}

/** The limits by what a picture is for. An avatar has to be below its limit; the others may reach theirs. Source: docs/rules/account.md. */
export const imageLimits = {
  avatar: { bytes: avatarMaxBytes, isAllowed: false },
  licence: { bytes: licenceImageMaxBytes, isAllowed: true },
  id: { bytes: idImageMaxBytes, isAllowed: true },
  voucher: { bytes: voucherImageMaxBytes, isAllowed: true },
  product: { bytes: productImageMaxBytes, isAllowed: true },
  faultPhoto: { bytes: faultPhotoMaxBytes, isAllowed: true },
  faultPhotoSent: { bytes: faultPhotoSentMaxBytes, isAllowed: true },
} as const satisfies Record<string, ImageLimit>;

/** Whether a picture may be uploaded, or why not, with the message for the visitor. */
export type ImageVerdict = { ok: true } | { ok: false; reason: 'type' | 'size'; message: string };

const units = ['B', 'KB', 'MB'] as const;

/** Bytes in words: `300KB`, `1MB`, `1.5MB`; in steps of 1024, rounded down to a tenth, so that a limit never promises more. */
export function sizeWords(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1_048_576 ? 1 : 2;
  return `${Math.floor((bytes / 1024 ** step) * 10) / 10}${units[step]}`;
}

/**
 * Whether a picture (media type, size in bytes) may be uploaded. The type is checked before the size. The type is the one declared by the
 * browser or the upload; the bytes are checked where they are stored. Source: docs/rules/account.md.
 */
export function checkImage(image: { type: string; size: number }, limit: ImageLimit): ImageVerdict {
  const type = image.type.trim().toLowerCase();
  if (!imageTypes.includes(type)) {
    const name = type.slice(type.indexOf('/') + 1) || imageMessages.typeUnknown;
    return { ok: false, reason: 'type', message: imageMessages.typeRefused.replace('{type}', () => name) };
  }
  if (limit.isAllowed ? image.size <= limit.bytes : image.size < limit.bytes) return { ok: true };
  return { ok: false, reason: 'size', message: imageMessages.tooLarge.replace('{size}', sizeWords(limit.bytes)) };
}
